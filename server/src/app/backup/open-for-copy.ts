import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { type Files, openFiles } from '#server/platform/files/index.ts'
import type { Store } from '../open-store.ts'

export async function openForBackup(configuration: Configuration): Promise<Store & { files: Files }> {
  const { dataDir, databaseUrl, migrationUrl = databaseUrl } = configuration
  if (migrationUrl) return withFiles(configuration, migrationUrl)
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`There is no shop in DATA_DIR ${dataDir}.`)
  return withFiles(configuration, await joinEmbeddedPostgres({ dataDir }))
}

/** Locks the data directory. */
export async function openForRestore(configuration: Configuration): Promise<Store & { files: Files }> {
  const { dataDir, databaseUrl, migrationUrl = databaseUrl } = configuration
  return withFiles(configuration, migrationUrl ?? (await startEmbeddedPostgres({ dataDir })))
}

async function withFiles(
  configuration: Configuration,
  database: string | Awaited<ReturnType<typeof startEmbeddedPostgres>>,
) {
  const { s3, dataDir } = configuration
  const files = await openFiles(s3 ? { s3 } : { dataDir })
  if (typeof database === 'string')
    return { connection: database, isEmbedded: false, files, async close() {} }
  const close = () => database.stop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  return { connection: database.connection, isEmbedded: true, files, close }
}
