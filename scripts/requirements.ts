import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beyondIds, requirementIds, specificationIds } from './requirement-ids.ts'

// Which rows of docs/requirements.md and docs/requirements-beyond.md have a test tagged with their ID:
// `it('refuses a sixth tag', { tags: 'VEH-012' }, ...)` in Vitest, `{ tag: '@VEH-012' }` in Playwright.
// With prefixes (`npm run requirements -- CUST VEH`) prints untested IDs and exits 1 if there are any, or
// no such rows.
const tests = globSync('{contract/src,server/src,web/src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: join(import.meta.dirname, '..'),
})
const tagged = new Set(
  tests.flatMap(path =>
    [...readFileSync(join(import.meta.dirname, '..', path), 'utf8').matchAll(/'@?([A-Z]+-\d+)'/g)].map(
      ([, id]) => id!,
    ),
  ),
)
const groups = Map.groupBy(requirementIds, id => id.split('-')[0]!)
const prefixes = process.argv.slice(2)
const unknown = prefixes.filter(prefix => !groups.has(prefix))
if (unknown.length > 0) {
  console.error(`No row begins with ${unknown.join(', ')}. There are ${[...groups.keys()].join(', ')}.`)
  process.exit(1)
}

if (prefixes.length > 0) {
  const asked = prefixes.flatMap(prefix => groups.get(prefix)!)
  const missing = asked.filter(id => !tagged.has(id))
  for (const id of missing) console.log(id)
  if (missing.length === 0) console.log(`all ${asked.length} rows have a test tagged with their ID`)
  process.exit(missing.length === 0 ? 0 : 1)
}

const count = (ids: readonly string[]) => ids.filter(id => tagged.has(id)).length
for (const [prefix, ids] of groups)
  console.log(`${prefix.padEnd(6)} ${String(count(ids)).padStart(3)} of ${String(ids.length).padStart(3)}`)
console.log(
  `\n${count(specificationIds)} of ${specificationIds.length} rows have a test tagged with their ID, ` +
    `${count(beyondIds)} of ${beyondIds.length} beyond the specification`,
)
