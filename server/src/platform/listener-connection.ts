import pg from 'pg'
import { clientSettings, type DatabaseConnection } from '#server/database/connect.ts'
import { preparedMark } from '#server/database/prepared.ts'

/**
 * The pool of the realtime adapter. The adapter never returns a lost listening connection, which would cost a
 * slot of the pool each time: so that connection is separate, and queries use the pool.
 */
export function listenerConnection(connection: DatabaseConnection, pool: pg.Pool) {
  let present: pg.Client | undefined
  let isClosed = false
  return {
    query: (text: string, values?: unknown[]) =>
      pool.query(text.replace(/^select /i, `$&${preparedMark} `), values),
    async connect() {
      // On an error the adapter would retry for ever.
      if (isClosed) return new Promise<never>(() => {})
      drop(present)
      const client = new pg.Client(clientSettings(connection))
      present = client
      client.on('error', () => {}) // the adapter watches for `end`
      await client.connect()
      return Object.assign(client, { release: () => drop(client) })
    },
    close() {
      isClosed = true
      drop(present)
    },
  }
}

/** Of two listening connections, every message would arrive twice. */
function drop(client: pg.Client | undefined): void {
  client?.removeAllListeners().on('error', () => {})
  client?.end().catch(() => {})
}
