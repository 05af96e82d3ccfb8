import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

const exactUpTo = 10_000

/**
 * How many rows a list has: exact up to 10,000, beyond that the planner's estimate. `query` is the filtered query
 * without order, limit and joins that add nothing to the filter.
 */
export async function countRows(
  db: Kysely<Database>,
  // biome-ignore lint/suspicious/noExplicitAny: any table, any selection
  query: SelectQueryBuilder<any, any, any>,
): Promise<{ total: number; total_is_estimate?: true }> {
  const limited = query
    .clearSelect()
    .clearOrderBy()
    .clearLimit()
    .clearOffset()
    .select(sql`1`.as('one'))
    .limit(exactUpTo + 1)
  const { total } = await db
    .selectFrom(limited.as('matching'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  if (total <= exactUpTo) return { total }
  const unlimited = limited.clearLimit().compile()
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    ...unlimited,
    sql: `explain (format json) ${unlimited.sql}`,
  })
  const estimate = rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
  return { total: Math.max(estimate, exactUpTo + 1), total_is_estimate: true }
}
