import type pg from 'pg'

/**
 * Throws on concurrent statements of one connection, as of `Promise.all` in a verb: they are not
 * faster, and after an error the others run in an aborted transaction.
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
