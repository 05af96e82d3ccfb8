import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import type { AnyQuery } from './query.ts'

export interface Total {
  total: number
  total_is_estimate?: true
  total_is_more?: true
}

export const exactUpTo = 10_000

/** There are more than that; they were not counted. */
export const many: Total = { total: exactUpTo, total_is_more: true }

export const isFew = ({ total, total_is_more }: Total): boolean => total <= exactUpTo && !total_is_more

/** How many rows a query has, exact up to 10,000. Its order, limit and columns do not matter. */
export async function countRows(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { counted } = await db.selectNoFrom(countedUpTo(query).as('counted')).executeTakeFirstOrThrow()
  return counted > exactUpTo ? many : { total: counted }
}

/** How many rows a query has, or one more than are counted: to be selected with something else. */
export const countedUpTo = (query: AnyQuery): RawBuilder<number> =>
  sql`(select count(*) from (${withoutColumns(query).limit(exactUpTo + 1)}) as counted)`

/** Exact, however many there are. */
export async function countAll(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { total } = await db
    .selectFrom(withoutColumns(query).as('counted'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { total }
}

/**
 * About how many rows a query of more than 10,000 has. Only for a list without filters: what PostgreSQL thinks of several
 * filters together may be several times too high or too low.
 */
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
