import { defineConfig } from 'vitest/config'
import { requirementIds } from './requirement-ids.ts'

const isServer = process.env.MUTANT_TESTS?.includes('server/')

// The tests of one group of mutated rules. They are not named to the mutation tool itself: given a list of tests, it
// makes a change only after a module is loaded, and every change of a schema or a table would survive.
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]'),
    globalSetup: isServer ? ['server/src/testing/vitest-global-setup.ts'] : [],
    // Loading the server takes longer than most tests of it: its files share it. What runs meanwhile is left out anyway.
    isolate: !isServer,
    tags: requirementIds.map(name => ({ name })),
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
