import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import type { AnyQuery } from './query.ts'

export interface Total {
  total: number
  total_is_estimate?: true
  total_is_more?: true
}

export const exactUpTo = 10_000

export const many: Total = { total: exactUpTo, total_is_more: true }

export const isFew = ({ total, total_is_more }: Total): boolean => total <= exactUpTo && !total_is_more

/** Exact up to 10,000, whatever the query's order, limit and columns. */
export async function countRows(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { counted } = await db.selectNoFrom(countedUpTo(query).as('counted')).executeTakeFirstOrThrow()
  return counted > exactUpTo ? many : { total: counted }
}

/** To be selected with something else: the number of rows, at most one more than is counted. */
export const countedUpTo = (query: AnyQuery): RawBuilder<number> =>
  sql`(select count(*) from (${withoutColumns(query).limit(exactUpTo + 1)}) as counted)`

export async function countAll(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { total } = await db
    .selectFrom(withoutColumns(query).as('counted'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { total }
}

/** PostgreSQL's estimate; with filters it may be off several times. */
export async function estimateRows(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { sql: text, parameters, ...compiled } = withoutColumns(query).compile()
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    ...compiled,
    sql: `explain (format json) ${text}`,
    parameters,
  })
  const estimate = rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
  return { total: Math.max(estimate, exactUpTo + 1), total_is_estimate: true }
}

const withoutColumns = (query: AnyQuery): AnyQuery =>
  query.clearSelect().clearOrderBy().clearLimit().clearOffset().select(sql`1`.as('one'))
