import type pg from 'pg'

/**
 * `refused`: the database refuses it, as with a full disk. `lost`: it is executed, but the
 * connection dies before the response.
 */
export type StatementFailure = 'refused' | 'lost'

/** Records the statements of a shop, rewrites them, or makes the nth of a call fail. */
export function spyOnStatements(pool: pg.Pool) {
  let seen: string[] = []
  let failure: { at: number; kind: StatementFailure } | null = null
  let failed: string | null = null
  let rewritten = (text: string): string => text

  async function pass(client: Client, send: Query, text: string, values: unknown): Promise<unknown> {
    if (isBesideRequests(text)) return send(text, values)
    seen.push(text)
    if (failure?.at !== seen.length) return send(rewritten(text), values)
    const { kind } = failure
    failure = null
    failed = text
    if (kind === 'refused') throw Object.assign(new Error('the disk is full'), { code: '53100' })
    await send(text, values)
    await pool.query('select pg_terminate_backend($1, 10000)', [client.processID])
    throw new Error('Connection terminated unexpectedly')
  }

  pool.on('acquire', acquired => {
    const client = acquired as unknown as Client
    if (client.isWatched) return
    client.isWatched = true
    const send = client.query.bind(client) as Query
    client.query = (text, values, callback) => {
      const answer = pass(client, send, text, values)
      if (!callback) return answer
      answer.then(
        result => callback(null, result),
        error => callback(error),
      )
    }
  })

  return {
    async statementsOf(act: () => Promise<unknown>): Promise<string[]> {
      seen = []
      await act()
      return seen
    },
    /** Runs the call while its nth statement fails. `failed`: that statement, null if there were fewer. */
    async failing<T>(
      at: number,
      kind: StatementFailure,
      act: () => Promise<T>,
    ): Promise<{ answer: T; failed: string | null }> {
      seen = []
      failed = null
      failure = { at, kind }
      const answer = await act()
      failure = null
      return { answer, failed }
    },
    rewrite(change: (text: string) => string) {
      rewritten = change
    },
  }
}

type Callback = (error: unknown, result?: unknown) => void
type Query = (text: string, values?: unknown, callback?: Callback) => unknown
type Client = { query: Query; processID: number; isWatched?: boolean }

/** Not part of a request: Socket.IO notifying other processes, and the queue's own upkeep. */
const isBesideRequests = (text: string): boolean =>
  /pg_notify|socket_io_attachments|^listen|q\.total_count as "totalCount"|pgboss\.bam/i.test(text)
