import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import type { DatabaseConnection } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { prepareDatabase } from './prepare-database.ts'

export interface Store {
  connection: DatabaseConnection
  isEmbedded: boolean
  close(): Promise<void>
}

/** Migrated: the database of DATABASE_URL, or the embedded one in the data directory. */
export async function openStore(configuration: Configuration, log: Logger): Promise<Store> {
  await makeFolder(configuration.dataDir).catch(error => {
    throw new Error(`DATA_DIR ${configuration.dataDir} cannot be used: ${error.message}`)
  })
  const databaseLog = { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) }
  const embedded = configuration.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: configuration.dataDir, log: databaseLog })
  const connection = configuration.databaseUrl ?? embedded!.application
  const owner = configuration.databaseUrl ? configuration.migrationUrl : embedded!.connection
  const close = async () => {
    await embedded?.stop()
  }
  try {
    await prepareDatabase({ connection, owner })
  } catch (error) {
    await close()
    throw error
  }
  return { connection, isEmbedded: embedded !== null, close }
}

/** One level at a time: Node's recursive mkdir never ends below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path).catch(error => {
    if (error.code !== 'EEXIST') throw error // another process was first
  })
}
