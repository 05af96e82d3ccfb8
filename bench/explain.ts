import type pg from 'pg'

export interface Sent {
  text: string
  values: unknown[]
}

export interface Plan {
  Plan: Node
}

export interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export const touchedRows = (node: Node): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))

export const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** SELECT statements of a call, without those of the authentication. */
export async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const watched: [pg.PoolClient, pg.PoolClient['query']][] = []
  const watch = (client: pg.PoolClient) => {
    if (watched.some(([one]) => one === client)) return
    const { query } = client
    watched.push([client, query])
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof text === 'string' && /^\s*(select|with)/i.test(text) && !text.includes('from sessions s'))
        sent.push({ text, values: Array.isArray(values) ? values : [] })
      return (query as (...all: unknown[]) => unknown).call(client, text, values, ...rest)
    }) as typeof query
  }
  pool.on('acquire', watch)
  try {
    await act()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
  }
  return sent
}

/** EXPLAIN ANALYZE, executed once. */
export async function explain(pool: pg.Pool, { text, values }: Sent, settings = ''): Promise<Plan> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local statement_timeout = 0; ${settings}`)
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    return rows[0]['QUERY PLAN'][0]
  } finally {
    await client.query('rollback')
    client.release()
  }
}
