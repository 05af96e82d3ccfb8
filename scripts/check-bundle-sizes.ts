// Builds the pages in memory and checks the compressed size of their JavaScript.
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, normalizePath, type Rolldown } from 'vite'

const kB = 1000
const limits = { signIn: 90 * kB, firstPage: 260 * kB, ownChunk: 120 * kB }
const web = join(import.meta.dirname, '../web')

const { output } = (await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput
const chunks = new Map(output.filter(file => file.type === 'chunk').map(chunk => [chunk.fileName, chunk]))

const signIn = loadedFor('sign-in.html')
const firstPage = loadedFor('index.html', 'src/app/show-app.tsx', 'src/features/home/home-page.tsx')
const heaviestFirst = [...chunks.keys()]
  .filter(file => !signIn.has(file) && !firstPage.has(file))
  .sort((one, other) => codeOf(other).length - codeOf(one).length)

const results = [
  weigh('sign-in', signIn, limits.signIn),
  weigh('first page after it', firstPage, limits.firstPage),
  ...heaviestFirst.slice(0, 5).map(file => weigh(file, [file], limits.ownChunk)),
]
for (const { line } of results) console.log(line)
process.exit(results.some(({ isTooHeavy }) => isTooHeavy) ? 1 : 0)

function loadedFor(...modules: string[]): Set<string> {
  const files = new Set(modules.map(fileOf))
  for (const file of files)
    for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) files.add(next)
  return files
}

function fileOf(module: string): string {
  const path = normalizePath(join(web, module))
  const chunk = [...chunks.values()].find(one => one.facadeModuleId === path || path in one.modules)
  if (!chunk) throw new Error(`${module} is not in the build`)
  return chunk.fileName
}

function weigh(what: string, files: Iterable<string>, limit: number) {
  const bytes = [...files].reduce((total, file) => total + brotliCompressSync(codeOf(file)).length, 0)
  const isTooHeavy = bytes > limit
  const line = `${isTooHeavy ? 'BAD' : 'ok '} ${(bytes / kB).toFixed(1).padStart(6)} of ${limit / kB} kB  ${what}`
  return { isTooHeavy, line }
}

function codeOf(file: string): string {
  return chunks.get(file)!.code
}
