import pg from 'pg'
import { clientSettings, type DatabaseConnection, openDatabase } from '#server/database/connect.ts'
import { migrate, readApplied } from '#server/database/migrate.ts'
import type { Files } from '#server/platform/files/index.ts'
import { prepareJobs, type WaitingJob } from '#server/platform/jobs-backup.ts'
import { readArchive } from './archive.ts'
import { emptyDatabase } from './empty-database.ts'
import { copyPiece, loading, setSequences } from './load-tables.ts'
import { jobsName, keyOfFile, type Manifest, manifestName, tableOfPiece } from './manifest.ts'

/** Reads the whole backup before it removes anything; the database gets all of it or none. */
export async function restoreBackup(options: {
  path: string
  connection: DatabaseConnection
  files: Files
  replace: boolean
}): Promise<{ manifest: Manifest; files: number }> {
  const { path, connection, files, replace } = options
  const { manifest, jobs, firstFile } = await inspect(path)
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
    const putJobs = await prepareJobs(client, jobs)
    let count = 0
    await loading(client, async () => {
      for await (const { name, content } of readArchive(path)) {
        const table = manifest.tables.find(table => table.name === tableOfPiece(name))
        const key = keyOfFile(name)
        if (table) await copyPiece(client, table, content)
        if (key) await files.put(key, content, { contentType: 'application/octet-stream' })
        if (key) count++
      }
      await setSequences(client, manifest.sequences)
      await putJobs()
    })
    await client.query('analyze')
    return { manifest, files: count }
  } finally {
    await client.end()
  }
}

async function inspect(path: string) {
  let manifest: Manifest | undefined
  let jobs: WaitingJob[] = []
  let firstFile: string | undefined
  for await (const { name, content } of readArchive(path)) {
    if (name === manifestName) manifest = JSON.parse(content.toString())
    if (name === jobsName) jobs = JSON.parse(content.toString())
    firstFile ??= keyOfFile(name)
  }
  if (manifest?.format !== 1) throw new Error(`${path} is no backup that this Rigbay can read.`)
  return { manifest, jobs, firstFile }
}

/** The tables as of the backup; later migrations run at the next start. */
async function migrateTo(connection: DatabaseConnection, { migrations }: Manifest): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool, { upTo: migrations.at(-1)?.number ?? 0 })
    const made = await readApplied(pool)
    const same = migrations.every(
      ({ number, checksum }, index) => made[index]?.number === number && made[index].checksum === checksum,
    )
    if (!same) throw new Error('The backup was made by another or a newer Rigbay. Restore it with that one.')
  } finally {
    await close()
  }
}
