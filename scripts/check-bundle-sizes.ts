// Builds the pages without keeping them, weighs the JavaScript as it is sent, and fails above what is allowed.
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, normalizePath, type Rolldown } from 'vite'

const kB = 1000
const limits = { signIn: 60 * kB, firstPage: 215 * kB, ownChunk: 110 * kB, home: 300 * kB, orders: 420 * kB }
const web = join(import.meta.dirname, '../web')

const { output } = (await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput
const chunks = new Map(output.filter(file => file.type === 'chunk').map(chunk => [chunk.fileName, chunk]))
const styles = new Map(
  output.filter(file => file.type === 'asset').map(asset => [asset.fileName, asset.source]),
)

const signIn = reachedFrom('sign-in.html')
/** With the page at `/`, which is the first one after the sign-in. */
const firstPage = reachedFrom('index.html', 'src/app/show-app.tsx', 'src/features/home/home-page.tsx')
/** What the frame loads by itself, whatever the page. */
const frame = [
  'src/app/show-app.tsx',
  'src/app/locales/en.ts',
  'src/app/layout/later.tsx',
  'src/app/layout/palette/command-palette.tsx',
]
const ordersPage = 'src/features/repair-orders/pages/repair-order-list-page.tsx'
const own = [...chunks.values()].filter(
  chunk => !firstPage.has(chunk.fileName) && !signIn.has(chunk.fileName),
)

const results = [
  weighed('sign-in', sum(signIn), limits.signIn),
  weighed('first page after it', sum(firstPage), limits.firstPage),
  weighed('home, whole', sum(withStyles('src/features/home/home-page.tsx')), limits.home),
  weighed('repair orders, whole', sum(withStyles(ordersPage)), limits.orders),
  ...heaviest(own).map(({ fileName }) => weighed(fileName, weight(fileName), limits.ownChunk)),
]
for (const result of results) console.log(result.line)
// What the frame loads by itself is not waited for: a list is drawn before it.
const awaited = [...reachedFrom(ordersPage)].find(file => chunks.get(file)?.name === 'afterwards')
if (awaited) {
  console.error(
    `The list of repair orders waits for ${awaited}, which the frame loads afterwards: see web/chunks.ts`,
  )
  process.exit(1)
}
const tooHeavy = results.filter(result => result.isTooHeavy)
if (tooHeavy.length > 0) {
  console.error(`Too heavy: ${tooHeavy.map(result => result.what).join(', ')}`)
  process.exit(1)
}

/** Files that are loaded before the last of these modules can run. */
function reachedFrom(...modules: string[]): Set<string> {
  const files = new Set(modules.map(fileOf))
  for (const file of files)
    for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) files.add(next)
  return files
}

/** Scripts and styles of a page and of the frame around it. */
function withStyles(page: string): Set<string> {
  const files = reachedFrom('index.html', ...frame, page)
  for (const file of [...files])
    for (const style of chunks.get(file)?.viteMetadata?.importedCss ?? []) files.add(style)
  return files
}

function fileOf(module: string): string {
  const path = normalizePath(join(web, module))
  const chunk = [...chunks.values()].find(one => one.facadeModuleId === path || path in one.modules)
  if (!chunk) throw new Error(`${module} is not in the build`)
  return chunk.fileName
}

/** Compressing takes its time, and nothing is heavier than it was before. */
function heaviest(some: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const bySize = some.toSorted((one, other) => other.code.length - one.code.length)
  return bySize.filter((chunk, index) => index < 5 || chunk.code.length > limits.ownChunk)
}

function weighed(what: string, bytes: number, limit: number) {
  const isTooHeavy = bytes > limit
  const line = `${isTooHeavy ? 'BAD' : 'ok '} ${(bytes / kB).toFixed(1).padStart(6)} of ${limit / kB} kB  ${what}`
  return { what, isTooHeavy, line }
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + weight(file), 0)
}

function weight(file: string): number {
  return brotliCompressSync(chunks.get(file)?.code ?? styles.get(file)!).length
}
