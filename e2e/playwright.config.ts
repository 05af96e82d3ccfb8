import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium, chromiumArguments } from '../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // Each worker has a shop of its own (test.ts), a copy of the demo shop for each file. One more than cores: a journey often
  // waits, for what is typed to rest or for the next shop.
  workers: availableParallelism() + 1,
  // A slow machine is no failure: what hangs is ended, what is slow is waited for.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'journeys', testIgnore: 'sweeps/**' },
    // What is true of every page: `npm run test:all`.
    { name: 'sweeps', testMatch: 'sweeps/*.spec.ts' },
  ],
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // What never comes fails by itself, long before its journey's time is up.
    actionTimeout: 60_000,
    // What moves under a press may be missed.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: chromiumArguments,
    },
  },
})
