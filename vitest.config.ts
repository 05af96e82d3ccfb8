import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// A slow machine is no failure: what hangs is ended, what is slow is waited for.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Tests wait for the database as much as they compute; the default leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...patience, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/src/testing/vitest-global-setup.ts'],
        },
      },
      // Pure logic only: what needs a browser is tested in a real one, in e2e/.
      { test: { ...patience, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
})
