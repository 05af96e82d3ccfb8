import {
  type RepairOrderFilters,
  repairOrderFilters,
} from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'
import { seesAllOrders } from '../visible-repair-orders.ts'
import { paymentStatusSql, unpaidDay } from './payment-status-sql.ts'

/** Whether the sums of unpaid orders by due date suffice for these filters. */
export const isUnpaidByDay = (context: Context, filters: RepairOrderFilters): boolean =>
  seesAllOrders(context) && !isNarrowedBy(repairOrderFilters, ['status', 'payment_status'], filters)

export function unpaidByDay(context: Context, { status, payment_status }: RepairOrderFilters) {
  let days = context.db.selectFrom('unpaid_repair_order_days as d')
  if (status) days = days.where('d.status', '=', status)
  if (payment_status) days = days.where(paymentStatusSql(payment_status, todayOf(context), unpaidDay))
  return days
}
