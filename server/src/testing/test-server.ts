import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import { isAlive } from '#server/database/engine/postgres-cluster.ts'
import { migrate } from '#server/database/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Plain data, passed from the global setup to the workers. */
export type TestServer = {
  connection: { host: string; port: number; user: string; password?: string; database: string }
  /** Of every database of this run, so that runs can share a server. */
  prefix: string
}

export const migratedTemplate = 'migrated'
export const emptyTemplate = 'empty'

/**
 * A PostgreSQL for one test run: an embedded one, or the server of TEST_DATABASE_URL, whose role
 * must be allowed to create databases.
 */
export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  return url ? borrowServer(url) : startOwnServer()
}

export async function createTemplate(
  server: TestServer,
  name: string,
  fill?: (connection: TestServer['connection']) => Promise<void>,
): Promise<void> {
  const database = server.prefix + name
  await asAdmin(server, async client => {
    // As the embedded server's own database, so that sorting and search are the same on any server.
    await client.query(
      `create database ${client.escapeIdentifier(database)} template template0 encoding 'UTF8'
       locale_provider icu icu_locale 'und' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    )
  })
  await fill?.({ ...server.connection, database })
}

export async function migrateTemplate(connection: TestServer['connection']): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool)
  } finally {
    await close()
  }
}

/** Takes about twenty milliseconds. */
export async function copyTemplate(server: TestServer, template: string, name: string): Promise<string> {
  const database = server.prefix + name
  await asAdmin(server, client =>
    client.query(
      `create database ${client.escapeIdentifier(database)} template ${client.escapeIdentifier(server.prefix + template)}`,
    ),
  )
  return database
}

export async function dropDatabase(server: TestServer, database: string): Promise<void> {
  await asAdmin(server, client =>
    client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`),
  )
}

export function urlOf({ host, port, user, password = '', database }: TestServer['connection']): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return `postgresql://${login}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

export async function asAdmin<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const newPrefix = () => `rigbay_test_${process.pid}_${randomBytes(3).toString('hex')}_`

const folder = join(temporaryFolder(), `rigbay-test-${process.getuid?.() ?? 'windows'}`)

/** Embedded, even with TEST_DATABASE_URL; `application` is the server's role. */
export async function startOwnServer() {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await removeDeadRuns()
  const dataDir = await mkdtemp(join(folder, `${process.pid}-`))
  // mkdtemp makes it private; as root the database would then be in the system folder.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  return {
    server: { connection: postgres.connection, prefix: newPrefix() },
    application: postgres.application,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A killed run leaves its server running, which is taken over to stop it. */
async function removeDeadRuns(): Promise<void> {
  for (const name of await readdir(folder)) {
    if (isAlive(Number.parseInt(name, 10))) continue
    const dataDir = join(folder, name)
    // A folder that is incomplete, or being removed by another run, has no server.
    const left = await startEmbeddedPostgres({ dataDir, fsync: false }).catch(() => undefined)
    await left?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function borrowServer(url: string) {
  const { host, port, user, password, database } = new pg.Client(url)
  const server: TestServer = {
    connection: {
      host,
      port,
      user: user ?? 'postgres',
      database: database ?? 'postgres',
      ...(password ? { password } : {}),
    },
    prefix: newPrefix(),
  }
  return { server, stop: () => asAdmin(server, client => dropAll(client, server.prefix)) }
}

async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ])
  for (const { datname } of rows) {
    await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`)
  }
}
