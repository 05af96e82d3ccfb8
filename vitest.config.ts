import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium, chromiumArguments } from './scripts/chromium.ts'
import { requirementIds } from './scripts/requirement-ids.ts'

// A slow machine is no failure: what hangs is ended, what is slow is waited for.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

// Loading the server takes as long as most files take to test it: a worker loads it once for all its files. What a file
// changes in a module it changes back, or loads anew (`vi.resetModules`).
const sharedModules = { pool: 'threads', isolate: false } as const

// Every list and export, random walks, kills and drills: `npm run test:all`.
const sweeps = [
  'server/src/app/every-{list,export}.test.ts',
  'server/src/app/kill-under-writes.test.ts',
  'server/src/app/backup/backup-drill.test.ts',
  'server/src/**/*-{walk,failures}.test.ts',
]

const server = {
  ...patience,
  ...sharedModules,
  globalSetup: ['server/src/testing/vitest-global-setup.ts'],
  // Threads that tests start find their modules compiled.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'rigbay-test-compile-cache') },
}

export default defineConfig({
  test: {
    // Tests wait for the database as much as they compute: two workers leave a part of two cores idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A test of a row of docs/requirements.md is tagged with its ID; another tag is an error.
    tags: requirementIds.map(name => ({ name })),
    projects: [
      { test: { ...patience, ...sharedModules, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: sweeps,
        },
      },
      { test: { ...server, name: 'sweeps', include: sweeps } },
      // Pure logic. Alone, as many put globals of a browser in place.
      { test: { ...patience, name: 'web', include: ['web/src/**/*.test.ts'] } },
      {
        plugins: [react()],
        // All that the pages import is bundled before the first test: what is found later would reload the page.
        optimizeDeps: { entries: ['web/src/**/*.{ts,tsx}'] },
        test: {
          ...patience,
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromium, args: chromiumArguments },
              contextOptions: { locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce' },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
