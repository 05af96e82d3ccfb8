import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Which rows of docs/requirements.md have a test that names them: `it('refuses a sixth tag [VEH-012]', ...)`.
// With prefixes (`npm run requirements -- CUST VEH`) it prints the IDs without one, and exits 1 if there is any,
// or if no row begins so. With `--both` it prints the rows of both layers that only one of them proves.
const root = join(import.meta.dirname, '..')
const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z]+-\d{3}) \| (.*) \| (web|api|both) \|$/gm,
  ),
].map(([, id, fact, layer]) => ({ id: id!, fact: fact!, layer: layer! }))
/** Folders whose tests name a row. */
const namedIn = new Map<string, Set<string>>()
const folders = ['contract/src', 'server/src', 'web/src', 'e2e', 'scripts']
for (const folder of folders) visit(folder, join(root, folder))

const groups = Map.groupBy(rows, ({ id }) => id.split('-')[0]!)
const words = process.argv.slice(2)
const prefixes = words.filter(word => word !== '--both')
const unknown = prefixes.filter(prefix => !groups.has(prefix))
if (unknown.length > 0) {
  console.error(`No row begins with ${unknown.join(', ')}. There are ${[...groups.keys()].join(', ')}.`)
  process.exit(1)
}
const asked = prefixes.length > 0 ? prefixes.flatMap(prefix => groups.get(prefix)!) : rows
if (words.includes('--both')) {
  const half = asked.filter(isHalfProved)
  for (const { id, fact } of half)
    console.log(`${id}  ${isNamedIn(id, 'e2e') ? 'no server test' : 'no browser test'}  ${fact}`)
  if (half.length === 0) console.log('no row of both layers lacks a server or a browser test')
  process.exit(half.length === 0 ? 0 : 1)
}
if (prefixes.length > 0) {
  const missing = asked.filter(({ id }) => !namedIn.has(id))
  for (const { id } of missing) console.log(id)
  if (missing.length === 0) console.log(`all ${asked.length} rows have a test that names them`)
  process.exit(missing.length === 0 ? 0 : 1)
}

for (const [prefix, own] of groups) {
  const tested = own.filter(({ id }) => namedIn.has(id)).length
  console.log(`${prefix.padEnd(6)} ${String(tested).padStart(3)} of ${String(own.length).padStart(3)}`)
}
console.log(
  `\n${rows.filter(({ id }) => namedIn.has(id)).length} of ${rows.length} rows have a test that names them`,
)

/** A row of both layers needs a journey for what people see and a test over HTTP for what the server enforces. */
function isHalfProved({ id, layer }: { id: string; layer: string }): boolean {
  return layer === 'both' && namedIn.has(id) && !(isNamedIn(id, 'e2e') && isNamedIn(id, 'server/src'))
}

function isNamedIn(id: string, folder: string): boolean {
  return namedIn.get(id)?.has(folder) ?? false
}

function visit(folder: string, path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const own = join(path, entry.name)
    if (entry.isDirectory()) visit(folder, own)
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) {
      const text = readFileSync(own, 'utf8')
      const name = (id: string) => namedIn.set(id, (namedIn.get(id) ?? new Set()).add(folder))
      for (const [, list] of text.matchAll(/\[((?:[A-Z]+-\d{3}(?:, )?)+)\]/g))
        for (const id of list!.split(', ')) name(id)
      // A table of cases carries the ID in a row of its own; the title takes it from there.
      for (const [, id] of text.matchAll(/'([A-Z]+-\d{3})'/g)) name(id!)
    }
  }
}
