import { sql } from 'kysely'
import type { BoardOwed } from '#contract/home/board.ts'
import { owedGroups } from '#contract/repair-orders/payment-status.ts'
import { daysBetween } from '#contract/shared/dates.ts'
import { filteredRepairOrders, overdueSql, owedSql, unpaidSql } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { readBoardSublets } from './board-sublets.ts'

export async function readBoardOwed(context: Context): Promise<BoardOwed> {
  const today = todayOf(context)
  const groups = [
    { name: 'overdue', holds: overdueSql(today) },
    ...owedGroups.map(name => ({ name, holds: owedSql(name, today) })),
  ]
  const sums = await filteredRepairOrders(context, {})
    .where(unpaidSql)
    .select(sql<string | null>`min(o.due_date) filter (where ${overdueSql(today)})::text`.as('oldest'))
    .select(
      groups.flatMap(({ name, holds }) => [
        sql<number>`count(*) filter (where ${holds})`.as(`${name}_count`),
        sql<string>`coalesce(sum(o.balance) filter (where ${holds}), 0)`.as(`${name}_amount`),
      ]),
    )
    .executeTakeFirstOrThrow()
  const sumsByName = sums as Record<string, unknown>
  const owed = Object.fromEntries(
    groups.map(({ name }) => [
      name,
      { count: Number(sumsByName[`${name}_count`]), amount: Number(sumsByName[`${name}_amount`]) },
    ]),
  ) as Omit<BoardOwed, 'sublets'>
  return {
    ...owed,
    sublets: await readBoardSublets(context),
    overdue: { ...owed.overdue, oldest_days: sums.oldest ? daysBetween(sums.oldest, today) : 0 },
  }
}
