import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseLog, silentLog } from './database-log.ts'
import { prepareMarkedStatements } from './prepared.ts'
import type { Database } from './tables.ts'

export type DatabaseConnection = string | pg.PoolConfig

export type OpenDatabase = { db: Kysely<Database>; pool: pg.Pool; close(): Promise<void> }

/** Connects at the first query. */
export function openDatabase(
  connection: DatabaseConnection,
  options: { max?: number; log?: DatabaseLog } = {},
): OpenDatabase {
  const { max = 10, log = silentLog } = options
  const pool = new pg.Pool({ ...clientSettings(connection), max })
  const report = (error: Error) => log.warn(`A database connection was lost: ${error.message}`)
  // Without listeners an 'error' event ends the process: the pool reports errors of idle clients, a
  // client in use its own.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.once('error', report).on('error', () => {})
    prepareMarkedStatements(client)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      if (!pool.ended) await pool.end() // Kysely does not end a pool that it never used
    },
  }
}

export const clientSettings = (connection: DatabaseConnection): pg.ClientConfig => ({
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
  application_name: 'rigbay',
  types: { getTypeParser },
  // Days must not depend on the server's time zone.
  options: '-c TimeZone=UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
})

type Parser = (text: string) => unknown

/** pg's types list only some of the oids that its parser has. */
const getPgParser = pg.types.getTypeParser as unknown as (oid: number, format?: string) => Parser

const asText: Parser = text => text
const arrayOf = (parse: Parser): Parser => {
  const split = getPgParser(1009) as (text: string) => (string | null)[] // as text[]
  return text => split(text).map(item => (item === null ? null : parse(item)))
}

/** By type oid; pg parses int4, bool, jsonb, timestamptz (a Date) and text correctly. */
const parsers = new Map<number, Parser>([
  [20, readInt8],
  [1016, arrayOf(readInt8)],
  [1700, asText], // numeric: money is computed in cents, never in floats
  [1231, arrayOf(asText)],
  [1082, asText], // date: a Date would add a time zone
  [1182, arrayOf(asText)],
  [1114, asText], // timestamp without time zone: ambiguous
])

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
  const own = format === 'binary' ? undefined : parsers.get(oid)
  return own ?? getPgParser(oid, format)
}

function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database answered ${text}, too large to be exact`)
  return value
}
