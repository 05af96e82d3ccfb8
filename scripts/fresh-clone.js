// Sets up a fresh clone: packages, built pages, a browser. Runs on Node 20 before anything is
// installed, so it is plain JavaScript without packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.js'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

/** Node 24, installed as a package. */
export const node = join(bin, 'node')
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

/** Installs if `tool` is missing, or if the lock file is newer than the last install. */
export function ensureInstalled(tool = 'vitest') {
  if (isInstalled(tool)) return
  // Two installs at once would delete each other's folders.
  oneAtATime(join(root, '.installing'), () => {
    if (isInstalled(tool)) return
    // With development tools even if NODE_ENV=production.
    run('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

function isInstalled(tool) {
  const noted = join(root, 'node_modules/.package-lock.json')
  return (
    existsSync(node) &&
    existsSync(join(bin, tool)) &&
    existsSync(noted) &&
    statSync(noted).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
}

/** Builds the pages if their sources changed. */
export function ensureBuilt() {
  const mark = join(root, 'web/dist/.built-from')
  const hash = hashOf(['web', 'contract/src', 'package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  run('Building the pages', 'npm', ['run', '--silent', 'build'])
  writeFileSync(mark, hash)
}

export function run(what, command, args, extra = {}) {
  if (what) console.log(`${what} …`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...extra },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  // Our own scripts report their errors themselves.
  if (what) console.error(`${what} failed.`)
  process.exit(1)
}

function hashOf(places) {
  const hash = createHash('sha256')
  const visit = place => {
    const path = join(root, place)
    if (!statSync(path).isDirectory()) return hash.update(place).update(readFileSync(path))
    for (const name of readdirSync(path).sort()) if (name !== 'dist') visit(`${place}/${name}`)
  }
  for (const place of places) visit(place)
  return hash.digest('hex')
}
