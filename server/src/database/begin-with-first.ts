import pg from 'pg'

type Config = { text: string; name?: string; values?: unknown[] }
type Callback = (error: Error, result: unknown) => void
type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown

const opens = /^(begin|start transaction)\b[^;]*$/
const ends = /^(commit|rollback)$/

/**
 * Has a connection send the `begin` of a transaction together with its first statement, which spares every write a round
 * trip. Of a transaction without a statement nothing is sent.
 */
export function beginWithFirst(client: pg.Client): void {
  const send = client.query.bind(client) as Send
  let begin: string | undefined
  client.query = ((config: string | Config, values?: unknown[] | Callback, callback?: Callback) => {
    // Transactions wait for promises.
    if (callback || typeof values === 'function') return send(config, values, callback)
    const text = typeof config === 'string' ? config : config.text
    if (opens.test(text)) {
      begin = text
      return Promise.resolve({ command: 'BEGIN', rows: [] })
    }
    if (begin === undefined) return send(config, values)
    const first = begin
    begin = undefined
    if (ends.test(text)) return Promise.resolve({ command: text.toUpperCase(), rows: [] })
    const statement = typeof config === 'string' ? { text, values } : { values, ...config }
    if (!isJoinable(client, statement)) return Promise.resolve(send(first)).then(() => send(config, values))
    return new Promise((resolve, reject) => {
      send(new WithBegin(first, statement, (error, results) => (error ? reject(error) : resolve(results[1]))))
    })
  }) as typeof client.query
}

/** Without values it may be several statements, which only go alone. */
const isJoinable = (client: pg.Client, { name, values }: Config): boolean =>
  name === undefined ? values !== undefined && values.length > 0 : isParsed(client, name)

/** The driver would take PostgreSQL's word that it has parsed `begin` for that of a statement that is new to it. */
const isParsed = (client: pg.Client, name: string): boolean =>
  name in (client as unknown as Inner).connection.parsedStatements

interface Inner {
  connection: { parsedStatements: Record<string, string> }
}

type Done = (error: Error | null, results: [begin: pg.QueryResult, first: pg.QueryResult]) => void

/** One message of two statements up to a single `Sync`: if the first of them fails, PostgreSQL skips the second. */
class WithBegin extends pg.Query {
  constructor(begin: string, statement: Config, done: Done) {
    super({ ...statement, queryMode: 'extended' } as pg.QueryConfig, done as never)
    const submit = this.submit.bind(this)
    this.submit = connection => {
      const { stream } = connection as unknown as { stream: { cork(): void; uncork(): void } }
      stream.cork()
      try {
        connection.parse({ text: begin } as never, true)
        connection.bind({}, true)
        connection.execute(null, true)
        return submit(connection)
      } finally {
        stream.uncork()
      }
    }
  }
}
