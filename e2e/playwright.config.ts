import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const chromium = [
  process.env.CHROMIUM_PATH,
  // Without the frame around the page, which nobody sees and which costs as much as the page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

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
    { name: 'journeys', testIgnore: ['components/**', 'sweeps/**'] },
    // What is true of every page: `npm run test:all`.
    { name: 'sweeps', testMatch: 'sweeps/*.spec.ts' },
    // The frames of forms and lists in a page of their own, which has to be built first.
    { name: 'gallery', testMatch: 'components/build.setup.ts' },
    { name: 'components', testMatch: 'components/*.spec.ts', dependencies: ['gallery'] },
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
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // All pages of a context share one process, in which the application is compiled once.
        '--renderer-process-limit=1',
        // A page lives for seconds: it does not earn back what optimizing its code costs.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
})
