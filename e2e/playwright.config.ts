import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// One demo shop for the whole run, on an address and in a folder of its own. Workers inherit both.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rigbay-e2e-'))
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One after the other: journeys share one shop, its accounts and their drafts.
  workers: 1,
  retries: 0,
  // A slow machine is no failure: what hangs is ended, what is slow is waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  globalTeardown: './remove-shop.ts',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'retain-on-failure',
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
      ],
    },
  },
  webServer: {
    command: 'node server/src/main.ts',
    cwd: '..',
    url: `${baseURL}/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Many journeys sign in from one address within a minute.
      SIGN_IN_LIMIT: '1000',
      RATE_LIMIT: '100000',
    },
  },
})
