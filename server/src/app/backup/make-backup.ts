import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { clientSettings, type DatabaseConnection } from '#server/database/connect.ts'
import { readApplied } from '#server/database/migrate.ts'
import { blockFileRemoval } from '#server/platform/block-file-removal.ts'
import type { Files } from '#server/platform/files/index.ts'
import { waitingJobs } from '#server/platform/jobs-backup.ts'
import { type ArchiveWriter, createArchive } from './archive.ts'
import { fileName, jobsName, type Manifest, manifestName, pieceName } from './manifest.ts'
import { fileKeys, type ShopTable, sequenceValues, shopTables } from './shop-tables.ts'

/** Database of one snapshot, then its files, which never change and are not removed meanwhile. */
export async function makeBackup(options: {
  connection: DatabaseConnection
  files: Files
  path: string
}): Promise<{ files: number }> {
  const archive = createArchive(options.path)
  const client = new pg.Client({
    ...clientSettings(options.connection),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', () => {}) // the failing statement reports it
  try {
    await client.connect()
    await blockFileRemoval(client)
    await client.query('begin isolation level repeatable read, read only')
    const tables = await shopTables(client)
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations: await readApplied(client),
      tables,
      sequences: await sequenceValues(client),
    }
    await archive.add(manifestName, asJson(manifest))
    for (const table of tables) await addTable(archive, client, table)
    await archive.add(jobsName, asJson(await waitingJobs(client)))
    const keys = await fileKeys(client)
    await client.query('commit')
    for (const key of keys) await archive.add(fileName(key), await buffer(await options.files.get(key)))
    await client.query('select 1') // if lost, files may have been removed
    await archive.finish()
    return { files: keys.length }
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await client.end()
  }
}

const pieceBytes = 4_000_000
const compressed = promisify(gzip)
const lineEnd = 10

/** In pieces of whole rows: COPY's text has line ends only between rows. */
async function addTable(archive: ArchiveWriter, client: pg.Client, { name, columns }: ShopTable) {
  const list = columns.map(column => pg.escapeIdentifier(column)).join(', ')
  let number = 0
  const add = async (rows: Buffer) =>
    archive.add(pieceName(name, ++number), await compressed(rows, { level: 4 }))
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))) {
    waiting.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    const rows = Buffer.concat(waiting)
    const end = rows.lastIndexOf(lineEnd) + 1
    if (end > 0) await add(rows.subarray(0, end))
    waiting = [rows.subarray(end)]
    size = rows.length - end
  }
  if (size > 0) await add(Buffer.concat(waiting))
}

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2))
