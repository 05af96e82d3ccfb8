import pg from 'pg'
import { clientSettings, type DatabaseConnection, openDatabase } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { readMigrationFiles } from '#server/database/migration-files.ts'
import type { Files } from '#server/platform/files/index.ts'
import { prepareJobs, type WaitingJob } from '#server/platform/jobs-backup.ts'
import { readArchive } from './archive.ts'
import { emptyDatabase } from './empty-database.ts'
import { copyPiece, loading, setSequences } from './load-tables.ts'
import { jobsName, keyOfFile, type Manifest, manifestName, tableOfPiece } from './manifest.ts'

type Backup = Awaited<ReturnType<typeof inspectBackup>>

/** Reads the whole backup; throws if it is not complete, or of another Rigbay. */
export async function inspectBackup(path: string) {
  let manifest: Manifest | undefined
  let jobs: WaitingJob[] = []
  let firstFile: string | undefined
  for await (const { name, content } of readArchive(path)) {
    if (name === manifestName) manifest = JSON.parse(content.toString())
    if (name === jobsName) jobs = JSON.parse(content.toString())
    firstFile ??= keyOfFile(name)
  }
  if (manifest?.format !== 1) throw new Error(`${path} is no backup that this Rigbay can read.`)
  const known = await readMigrationFiles()
  const isKnown = manifest.migrations.every(
    ({ number, checksum }, index) => known[index]?.number === number && known[index].checksum === checksum,
  )
  if (!isKnown) throw new Error('The backup was made by another or a newer Rigbay. Restore it with that one.')
  return { path, manifest, jobs, firstFile }
}

/** The database gets all of the backup or none. */
export async function restoreBackup(options: {
  backup: Backup
  connection: DatabaseConnection
  files: Files
  replace: boolean
}): Promise<{ manifest: Manifest; files: number }> {
  const { backup, connection, files, replace } = options
  const { path, manifest, jobs, firstFile } = backup
  const client = new pg.Client({
    ...clientSettings(connection),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  client.on('error', () => {}) // the failing statement reports it
  try {
    await client.connect()
    await emptyDatabase(client, { replace })
    if (!replace && firstFile && (await files.exists(firstFile)))
      throw new Error('The store of files has files of this shop already. Add --replace to write over them.')
    await migrateTo(connection, manifest)
    const queues = await prepareJobs(client, jobs)
    let count = 0
    try {
      await loading(client, async () => {
        for await (const { name, content } of readArchive(path)) {
          const table = manifest.tables.find(table => table.name === tableOfPiece(name))
          const key = keyOfFile(name)
          if (table) await copyPiece(client, table, content)
          if (key) await files.put(key, content, { contentType: 'application/octet-stream' })
          if (key) count++
        }
        await setSequences(client, manifest.sequences)
        await queues.add()
      })
    } finally {
      await queues.stop()
    }
    await client.query('analyze')
    return { manifest, files: count }
  } finally {
    await client.end()
  }
}

/** The tables as of the backup; later migrations run at the next start. */
async function migrateTo(connection: DatabaseConnection, { migrations }: Manifest): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool, { upTo: migrations.at(-1)?.number ?? 0 })
  } finally {
    await close()
  }
}
