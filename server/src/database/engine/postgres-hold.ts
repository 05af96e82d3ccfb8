import pg from 'pg'
import { postgresDatabase } from './postgres-cluster.ts'

export type PostgresConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

type HoldAttempt =
  | { got: 'hold'; client: pg.Client }
  | { got: 'in use'; by: string }
  | { got: 'busy' }
  | { got: 'nobody'; error: Error }

/**
 * Tries to lock the data directory: a connection keeps an advisory lock until this process ends,
 * however it ends, so there is nothing to clean up and no pid to check.
 */
export async function tryToHold(connection: PostgresConnection): Promise<HoldAttempt> {
  const client = new pg.Client({
    ...connection,
    application_name: `${holder} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {}) // its `end` event is what counts
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', key)
    if (rows[0]?.held) return { got: 'hold', client }
    const by = await readHolder(client)
    await client.end()
    return { got: 'in use', by }
  } catch (error) {
    void client.end().catch(() => {}) // it failed: there may be nothing to end
    return judge(error as pg.DatabaseError, connection)
  }
}

const holder = 'rigbay process'
/** "RIGB" in ASCII and a number that no other lock of this database has. */
const key = [0x52494742, 1]

async function readHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    key,
  )
  return rows[0]?.name.replace(`${holder} `, '') ?? 'unknown'
}

async function judge(error: pg.DatabaseError, connection: PostgresConnection): Promise<HoldAttempt> {
  // cannot_connect_now, admin_shutdown, crash_shutdown: it starts, recovers or stops.
  if (['57P03', '57P01', '57P02'].includes(error.code ?? '')) return { got: 'busy' }
  if (error.code === '3D000') {
    await createDatabase(connection)
    return { got: 'busy' }
  }
  if (error instanceof pg.DatabaseError) throw error
  return { got: 'nobody', error }
}

async function createDatabase(connection: PostgresConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`create database ${client.escapeIdentifier(postgresDatabase)}`)
  } catch (error) {
    // duplicate_database, unique_violation: another Rigbay on the same folder was first.
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
