import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './tables.ts'

/** For one read: the signal cancels its statements in PostgreSQL too. */
export const readUntil = (pool: pg.Pool, signal: AbortSignal): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => connectUntil(pool, signal), end: async () => {} },
    }),
  })

async function connectUntil(pool: pg.Pool, signal: AbortSignal): Promise<pg.PoolClient> {
  const client = await pool.connect()
  if (signal.aborted) {
    client.release()
    signal.throwIfAborted()
  }
  const release = client.release.bind(client)
  const cancel = () => void cancelStatement(pool, client)
  signal.addEventListener('abort', cancel, { once: true })
  client.release = () => {
    signal.removeEventListener('abort', cancel)
    // Destroyed after an abort: a late cancellation must not reach another statement.
    release(signal.aborted)
  }
  return client
}

let line: Promise<void> = Promise.resolve()

/** Over a separate connection, as the pool may be full; one at a time. */
function cancelStatement(pool: pg.Pool, busy: pg.PoolClient): Promise<void> {
  const { processID } = busy as unknown as { processID: number }
  line = line.then(async () => {
    const client = new pg.Client(pool.options)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select pg_cancel_backend($1)', [processID])
    } catch {
    } finally {
      await client.end().catch(() => {})
    }
  })
  return line
}
