import type pg from 'pg'

/**
 * A connection runs one statement after the other: of several started at once in a transaction, those after one that
 * fails run in an aborted transaction. `Promise.all` over a verb's queries looks faster, is not, and throws here.
 */
export function oneStatementAtATime(pool: pg.Pool): void {
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    let isBusy = false
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (isBusy) throw new Error(`A second statement at once on one connection: ${textOf(args[0])}`)
      const result = send(...args)
      if (!(result instanceof Promise)) return result
      isBusy = true
      return result.finally(() => {
        isBusy = false
      })
    }) as typeof client.query
  })
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '')
