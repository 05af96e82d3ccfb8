import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { mutatedRules } from './mutated-rules.ts'

// Changes rules on money, stock, permissions and statuses, and counts the changes that tests
// notice: docs/mutants.md. `npm run mutants -- server contract-users` runs groups by prefix, `npm
// run mutants -- server-users server/src/features/users/set-password.ts:14-28` some lines of one.
const { asked = [], files } = Object.groupBy(process.argv.slice(2), text =>
  text.includes('.ts') ? 'files' : 'asked',
)
const groups = Object.keys(mutatedRules).filter(
  name => asked.length === 0 || asked.some(begin => name.startsWith(begin)),
)
if (groups.length === 0) {
  console.error(`No group begins so. There are ${Object.keys(mutatedRules).join(', ')}.`)
  process.exit(1)
}

const options = (name: string): PartialStrykerOptions => ({
  testRunner: 'vitest',
  vitest: { related: false, configFile: 'scripts/mutants.vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Changes of module initialization need all tests of a group: on the server nine tenths of the time.
  ignoreStatic: name.startsWith('server'),
  concurrency: 2,
  // Long, so that a busy machine does not count as a noticed mutant.
  timeoutMS: 30_000,
  // The rewriting of compiler options breaks the copy that the tests run in.
  tsconfigFile: 'none',
  ignorePatterns: ['e2e', 'bench', '/data', 'dist', 'shots', 'test-results', 'web/dist'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `mutants/${name}.json` },
  tempDirName: '.mutants',
})

const all: MutantResult[] = []
for (const name of groups) {
  const { mutate, tests } = mutatedRules[name]!
  process.env.MUTANT_TESTS = JSON.stringify(tests)
  const results = await new Stryker({
    ...options(name),
    mutate: [...(files ?? mutate), '!**/*.test.ts'],
  }).runMutationTest()
  all.push(...results)
  console.log(`${name}: ${scoreOf(results)}`)
}
console.log(`\nAll: ${scoreOf(all)}`)

function scoreOf(results: readonly MutantResult[]): string {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length
  const percent = (100 * noticed) / (noticed + missed)
  // The rest breaks the code so that no test can start.
  return `${noticed} of ${noticed + missed} mutants noticed, ${percent.toFixed(1)} %`
}
