import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Which rows of docs/requirements.md have a test that names them: `it('refuses a sixth tag [VEH-012]', ...)`.
// With prefixes (`npm run requirements -- CUST VEH`) it prints the IDs without one, and exits 1 if there is any,
// or if no row begins so.
const root = join(import.meta.dirname, '..')
const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d{3}) \|/gm),
].map(match => match[1]!)
const named = new Set<string>()
for (const folder of ['contract/src', 'server/src', 'web/src', 'e2e', 'scripts']) visit(join(root, folder))

const groups = Map.groupBy(rows, id => id.split('-')[0]!)
const prefixes = process.argv.slice(2)
const unknown = prefixes.filter(prefix => !groups.has(prefix))
if (unknown.length > 0) {
  console.error(`No row begins with ${unknown.join(', ')}. There are ${[...groups.keys()].join(', ')}.`)
  process.exit(1)
}
if (prefixes.length > 0) {
  const missing = prefixes.flatMap(prefix => groups.get(prefix)!).filter(id => !named.has(id))
  for (const id of missing) console.log(id)
  process.exit(missing.length === 0 ? 0 : 1)
}

for (const [prefix, ids] of groups) {
  const tested = ids.filter(id => named.has(id)).length
  console.log(`${prefix.padEnd(6)} ${String(tested).padStart(3)} of ${String(ids.length).padStart(3)}`)
}
console.log(`\n${rows.filter(id => named.has(id)).length} of ${rows.length} rows have a test that names them`)

function visit(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) visit(path)
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) {
      const text = readFileSync(path, 'utf8')
      for (const [, list] of text.matchAll(/\[((?:[A-Z]+-\d{3}(?:, )?)+)\]/g)) {
        for (const id of list!.split(', ')) named.add(id)
      }
      // A table of cases carries the ID in a row of its own; the title takes it from there.
      for (const [, id] of text.matchAll(/'([A-Z]+-\d{3})'/g)) named.add(id!)
    }
  }
}
