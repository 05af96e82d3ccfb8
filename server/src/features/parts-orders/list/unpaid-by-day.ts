import { sql } from 'kysely'
import { type PartsOrderFilters, partsOrderFilters } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { Total } from '#server/database/lists/count-rows.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'
import { isDueSql } from './parts-order-filters.ts'

/** Whether the days that unpaid orders are due on say how many the filters find. */
export const isUnpaidByDay = (filters: PartsOrderFilters): boolean =>
  !isNarrowedBy(partsOrderFilters, ['source', 'status', 'payment_status', 'is_overdue'], filters)

export async function countUnpaid(context: Context, filters: PartsOrderFilters): Promise<Total> {
  const { source, status, payment_status, is_overdue } = filters
  let days = context.db.selectFrom('unpaid_parts_order_days as d')
  if (source) days = days.where('d.source', '=', source)
  if (status) days = days.where('d.status', '=', status)
  if (payment_status && payment_status !== 'not_paid') days = days.where(sql<boolean>`false`)
  if (is_overdue !== undefined) {
    const isOverdue = sql<boolean>`(${isDueSql('d', todayOf(context))} and d.is_owing)`
    days = days.where(is_overdue ? isOverdue : sql<boolean>`not ${isOverdue}`)
  }
  return days.select(sql<number>`coalesce(sum(d.orders), 0)`.as('total')).executeTakeFirstOrThrow()
}
