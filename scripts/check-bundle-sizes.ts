// Weighs the JavaScript of the built web, compressed as it is sent, and fails above what is allowed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../web/dist')
const kB = 1000
const limits = { signIn: 60 * kB, firstPage: 220 * kB, ownChunk: 110 * kB }

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const path = join(dist, '.vite/manifest.json')
if (!existsSync(path)) throw new Error('There is no built web to weigh: run the build first')
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>

/** The page at `/`, which is the first one after the sign-in. */
const home = 'src/features/home/home-page.tsx'

const signIn = reachedFrom('sign-in.html')
const firstPage = reachedFrom('index.html', home)
const chunks = Object.values(manifest).filter(chunk => chunk.file.endsWith('.js'))
const own = chunks.filter(chunk => !firstPage.has(chunk.file) && !signIn.has(chunk.file))

const results = [
  weighed('sign-in', sum(signIn), limits.signIn),
  weighed('first page after it', sum(firstPage), limits.firstPage),
  ...own.map(({ file }) => weighed(file, weight(file), limits.ownChunk)),
]
const heaviest = results.slice(2).sort((one, other) => other.bytes - one.bytes)
for (const result of [...results.slice(0, 2), ...heaviest.slice(0, 8)]) console.log(result.line)
const tooHeavy = results.filter(result => result.isTooHeavy)
if (tooHeavy.length > 0) {
  console.error(`Too heavy: ${tooHeavy.map(result => result.what).join(', ')}`)
  process.exit(1)
}

/** Files that are loaded before the first of these can run. */
function reachedFrom(...starts: string[]): Set<string> {
  const files = new Set<string>()
  const walk = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (files.has(chunk.file)) return
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const start of starts) walk(start)
  return files
}

function weighed(what: string, bytes: number, limit: number) {
  const isTooHeavy = bytes > limit
  const line = `${isTooHeavy ? 'BAD' : 'ok '} ${(bytes / kB).toFixed(1).padStart(6)} of ${limit / kB} kB  ${what}`
  return { what, bytes, isTooHeavy, line }
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + weight(file), 0)
}

function weight(file: string): number {
  return brotliCompressSync(readFileSync(join(dist, file))).length
}
