import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { keepTotal, knownTotal } from './known-totals.ts'
import type { AnyQuery } from './list-source.ts'

export interface Total {
  total: number
  total_is_estimate?: true
  total_is_more?: true
}

export const exactUpTo = 10_000

/** There are more than that; they were not counted. */
export const many: Total = { total: exactUpTo, total_is_more: true }

/**
 * How many rows a list has, exact up to 10,000. `query` is the filtered query without order, limit and joins that add
 * nothing to the filter. Of more, only of a list without filters does the database know about how many: what it thinks
 * of filters together may be several times too high or too low.
 */
export async function countRows(
  db: Kysely<Database>,
  query: AnyQuery,
  options: { isWhole?: boolean | undefined } = {},
): Promise<Total> {
  const { total } = await db.selectNoFrom(countedUpTo(query).as('total')).executeTakeFirstOrThrow()
  return totalOf(db, query, total, options)
}

/** How many rows a query has, or one more than are counted: to be selected with something else. */
export const countedUpTo = (query: AnyQuery): RawBuilder<number> =>
  sql<number>`(select count(*) from (${ones(query).limit(exactUpTo + 1)}) as counted)`

/** What that number says of the query. */
export const totalOf = async (
  db: Kysely<Database>,
  query: AnyQuery,
  counted: number,
  { isWhole }: { isWhole?: boolean | undefined },
): Promise<Total> => (counted <= exactUpTo ? { total: counted } : isWhole ? estimate(db, ones(query)) : many)

/** Exact, however many there are: of rows that are never too many to be counted. */
export async function countAll(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const { total } = await db
    .selectFrom(ones(query).as('matching'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { total }
}

/** The estimate of a list without filters, if it was made lately and there are surely too many to be counted. */
export const knownEstimate = (db: Kysely<Database>, query: AnyQuery): Total | undefined =>
  knownTotal(db, ones(query).compile())

const surelyMany = 2 * exactUpTo

const ones = (query: AnyQuery): AnyQuery =>
  query.clearSelect().clearOrderBy().clearLimit().clearOffset().select(sql`1`.as('one'))

async function estimate(db: Kysely<Database>, query: AnyQuery): Promise<Total> {
  const compiled = query.compile()
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    ...compiled,
    sql: `explain (format json) ${compiled.sql}`,
  })
  const total = rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
  const about: Total = { total: Math.max(total, exactUpTo + 1), total_is_estimate: true }
  if (total > surelyMany) keepTotal(db, compiled, about)
  return about
}
