import pg from 'pg'
import { clientSettings, type DatabaseConnection } from '#server/database/connect.ts'
import { preparedMark } from '#server/database/prepared.ts'

/**
 * What the realtime adapter uses as its pool. It listens on one connection for good and never gives a lost one back,
 * which would cost the shop's pool a slot each time: so that connection is its own, and only queries go to the pool.
 */
export function listenerConnection(connection: DatabaseConnection, pool: pg.Pool) {
  let present: pg.Client | undefined
  let isClosed = false
  return {
    // Each write sends a message to the other processes.
    query: (text: string, values?: unknown[]) =>
      pool.query(text.replace(/^select /i, `$&${preparedMark} `), values),
    async connect() {
      // Refused, the adapter would try again for ever.
      if (isClosed) return new Promise<never>(() => {})
      drop(present)
      const client = new pg.Client(clientSettings(connection))
      present = client
      client.on('error', () => {}) // the adapter goes by the end of the connection
      await client.connect()
      return Object.assign(client, { release: () => drop(client) })
    },
    close() {
      isClosed = true
      drop(present)
    },
  }
}

/** Closes a connection: with two at once, every message would arrive twice. */
function drop(client: pg.Client | undefined): void {
  client?.removeAllListeners().on('error', () => {})
  client?.end().catch(() => {})
}
