import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
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
      // Pure logic only: what needs a browser is tested in a real one, in e2e/. Alone, as many put globals of a browser in place.
      { test: { ...patience, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
})
