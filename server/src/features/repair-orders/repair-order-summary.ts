import { type RawBuilder, sql } from 'kysely'
import type { RepairOrderSummary } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderFilters } from '#contract/repair-orders/repair-order-endpoints.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { countedUpTo, totalOf } from '#server/database/count-rows.ts'
import { foundBy } from '#server/database/read-hits.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import {
  filteredRepairOrders,
  isNarrowed,
  isUnpaidOnly,
  overdueSql,
  unpaidSql,
} from './repair-order-filters.ts'
import { repairOrderSearch } from './repair-order-search.ts'

/** The amounts due over all orders that match the filters; nothing is due on deleted ones. */
export async function summariseRepairOrders(
  context: Context,
  filters: RepairOrderFilters,
): Promise<RepairOrderSummary> {
  const found = filters.search
    ? await foundBy(context.db, repairOrderSearch(filters.search))
    : sql<boolean>`true`
  const matching = filteredRepairOrders(context, filters).where(found)
  const all = matching.select('o.id')
  const { counted, ...dues } = await sumDues(
    context,
    matching,
    isUnpaidOnly(filters) ? sql<null>`null` : countedUpTo(all),
  )
  const isWhole = !filters.search && !isNarrowed(context, filters)
  const count =
    counted === null ? { total: dues.count } : await totalOf(context.db, all, counted, { isWhole })
  return {
    order_total_count: count.total,
    ...(count.total_is_estimate && { order_total_count_is_estimate: true }),
    ...(count.total_is_more && { order_total_count_is_more: true }),
    total_carrier_amount: 0,
    customer_payment_amount: 0,
    broker_payment_amount: 0,
    broker_fee_amount: 0,
    current_due: dues.current_due,
    past_due: dues.past_due,
    total_due: dues.total_due,
    broker_fee_current_due: 0,
    broker_fee_past_due: 0,
    broker_fee_total_due: 0,
  }
}

/** What is due of the orders that a query finds, as `o`, how many of them are unpaid, and a count read with it. */
export async function sumDues(
  context: Context,
  matching: ReturnType<typeof filteredRepairOrders>,
  counted: RawBuilder<number | null> = sql<null>`null`,
) {
  const overdue = overdueSql(todayOf(context))
  // Only unpaid orders are due something, and they are few: their index holds all that the sums need.
  const sums = await matching
    .where(unpaidSql)
    .select([
      sql<number>`count(*)`.as('count'),
      counted.as('counted'),
      sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where not ${overdue}), 0)`.as(
        'current_due',
      ),
      sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where ${overdue}), 0)`.as('past_due'),
    ])
    .executeTakeFirstOrThrow()
  const current = toCents(sums.current_due)
  const past = toCents(sums.past_due)
  return {
    count: sums.count,
    counted: sums.counted,
    current_due: toDollars(current),
    past_due: toDollars(past),
    total_due: toDollars(current + past),
  }
}
