import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './tables.ts'

/** The same database for one read, whose statements end, in PostgreSQL too, when the signal says that nobody waits. */
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
    // Not used again: a cancellation still under way must not reach the statement of somebody else.
    release(signal.aborted)
  }
  return client
}

let line: Promise<void> = Promise.resolve()

/** Over a connection of its own, as the pool may be full of just such reads; one at a time, as many may leave at once. */
function cancelStatement(pool: pg.Pool, busy: pg.PoolClient): Promise<void> {
  const { processID } = busy as unknown as { processID: number }
  line = line.then(async () => {
    const client = new pg.Client(pool.options)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select pg_cancel_backend($1)', [processID])
    } catch {
      // A database that is away runs nothing either.
    } finally {
      await client.end().catch(() => {})
    }
  })
  return line
}
