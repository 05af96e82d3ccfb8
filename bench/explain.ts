import type pg from 'pg'
import { processMs } from './processor.ts'

export interface Sent {
  text: string
  values: unknown[]
}

export interface Plan {
  Plan: Node
  'Execution Time': number
  /** Milliseconds without its planning. */
  Time: number
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The reading statements that an act sends, but for those that say who calls. */
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

/**
 * What the database does for it, done a second time so that what it needs is in memory. Its steps are not timed one by
 * one, which would cost as much again as many of them. On Linux the time is that of the processor: others on the same
 * machine stretch the clock's several times.
 */
export async function explain(pool: pg.Pool, { text, values }: Sent, settings = ''): Promise<Plan> {
  const client = await pool.connect()
  const { processID } = client as unknown as { processID: number }
  const explained = async (how: string) => {
    const began = processMs(processID)
    const { rows } = await client.query(`explain (${how}, format json) ${text}`, values)
    return { plan: rows[0]['QUERY PLAN'][0] as Plan, worked: processMs(processID) - began }
  }
  try {
    await client.query(`begin; set local statement_timeout = 0; ${settings}`)
    const plannings = [await explained('costs'), await explained('costs')].map(({ worked }) => worked)
    const { plan, worked } = await explained('analyze, timing off')
    return { ...plan, Time: Number.isNaN(worked) ? plan['Execution Time'] : worked - Math.min(...plannings) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}
