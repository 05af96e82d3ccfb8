import { sql } from 'kysely'
import type { RepairOrderSummary } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderFilters } from '#contract/repair-orders/repair-order-endpoints.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { countRows } from '#server/database/count-rows.ts'
import { foundBy } from '#server/database/read-hits.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { filteredRepairOrders, isNarrowed, isUnpaidOnly, overdueSql } from './repair-order-filters.ts'
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
  // Only unpaid orders are due something, and they are few: their index holds all that the sums need.
  const unpaid = matching.where(sql<boolean>`not o.is_paid and o.status <> 'deleted'`)
  const overdue = overdueSql(todayOf(context))
  const [sums, all] = await Promise.all([
    unpaid
      .select([
        sql<number>`count(*)`.as('count'),
        sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where not ${overdue}), 0)`.as(
          'current_due',
        ),
        sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where ${overdue}), 0)`.as(
          'past_due',
        ),
      ])
      .executeTakeFirstOrThrow(),
    isUnpaidOnly(filters)
      ? null
      : countRows(context.db, matching.select('o.id'), {
          isWhole: !filters.search && !isNarrowed(context, filters),
        }),
  ])
  const current = toCents(sums.current_due)
  const past = toCents(sums.past_due)
  return {
    order_total_count: all?.total ?? sums.count,
    total_carrier_amount: 0,
    customer_payment_amount: 0,
    broker_payment_amount: 0,
    broker_fee_amount: 0,
    current_due: toDollars(current),
    past_due: toDollars(past),
    total_due: toDollars(current + past),
    broker_fee_current_due: 0,
    broker_fee_past_due: 0,
    broker_fee_total_due: 0,
  }
}
