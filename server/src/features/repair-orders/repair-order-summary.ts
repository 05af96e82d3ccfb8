import { sql } from 'kysely'
import type { RepairOrderSummary } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderFilters } from '#contract/repair-orders/repair-order-endpoints.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { filteredRepairOrders, overdueSql } from './repair-order-filters.ts'

/** The amounts due over all orders that match the filters; nothing is due on deleted ones. */
export async function summariseRepairOrders(
  context: Context,
  filters: RepairOrderFilters,
): Promise<RepairOrderSummary> {
  const overdue = overdueSql(todayOf(context))
  const sums = await filteredRepairOrders(context, filters)
    .select([
      sql<number>`count(*)`.as('order_total_count'),
      sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where o.status <> 'deleted' and not ${overdue}), 0)`.as(
        'current_due',
      ),
      sql<string>`coalesce(sum(o.total_amount - o.paid_amount) filter (where ${overdue}), 0)`.as('past_due'),
    ])
    .executeTakeFirstOrThrow()
  const current = toCents(sums.current_due)
  const past = toCents(sums.past_due)
  return {
    order_total_count: sums.order_total_count,
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
