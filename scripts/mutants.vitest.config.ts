import { defineConfig } from 'vitest/config'
import { requirementIds } from './requirement-ids.ts'

const isServer = process.env.MUTANT_TESTS?.includes('server/')

// The tests of one group. Not passed to the mutation tool: it would then change modules only after
// loading, and mutants of schemas and tables would survive.
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]'),
    globalSetup: isServer ? ['server/src/testing/vitest-global-setup.ts'] : [],
    // Server files share their modules, as loading them takes longest; static mutants are excluded anyway.
    isolate: !isServer,
    tags: requirementIds.map(name => ({ name })),
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
