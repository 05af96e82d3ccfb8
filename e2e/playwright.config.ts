import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium, chromiumArguments } from '../scripts/chromium.ts'

/** A day's work at the desk, at the counter and on a phone. */
const journeys = [
  'day',
  'empty-shop',
  'imports',
  'keystrokes',
  'online-payment',
  'order-money',
  'parts-order-wizard',
  'parts-orders',
  'phone',
  'receive',
  'repair-order-form',
  'repair-order-from-pdf',
  'repair-orders',
  'uploads',
].map(name => `${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // Each worker has its own shop (test.ts). One more than cores, because journeys often wait.
  workers: availableParallelism() + 1,
  // For a slow machine; only a hanging journey reaches it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'journeys', testMatch: journeys },
    // `npm run test:all`: what each page does besides, and checks of every page.
    { name: 'pages', testIgnore: [...journeys, 'sweeps/**'] },
    { name: 'sweeps', testMatch: 'sweeps/*.spec.ts' },
  ],
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A missing element fails long before the journey's timeout.
    actionTimeout: 60_000,
    // A click can miss a moving element.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: chromiumArguments,
    },
  },
})
