import { recordErrors } from '#contract/records/record-errors.ts'
import { isOwedGroup } from '#contract/repair-orders/payment-status.ts'
import {
  type RepairOrderFilters,
  repairOrderFilters,
} from '#contract/repair-orders/repair-order-endpoints.ts'
import { parseDatesRange, secondsOfRange } from '#contract/shared/dates.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { fromUnixSeconds, todayOf } from '#server/platform/clock.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'
import { seesAllOrders, visibleRepairOrders } from '../visible-repair-orders.ts'
import { paymentStatusSql } from './payment-status-sql.ts'

/** The orders `o` that the caller may see, by all filters except the search, unsorted. */
export function filteredRepairOrders(context: Context, filters: RepairOrderFilters) {
  let query = context.db.selectFrom('repair_orders as o').where(visibleRepairOrders(context, 'o'))
  if (filters.mechanic_id) query = query.where('o.mechanic_id', '=', filters.mechanic_id)
  if (filters.customer_id) query = query.where('o.customer_id', '=', filters.customer_id)
  const vehicleIds = [filters.truck_id, filters.trailer_id].filter(id => id !== undefined)
  for (const id of vehicleIds) query = query.where('o.vehicle_id', '=', id)
  query = filters.status
    ? query.where('o.status', '=', filters.status)
    : query.where('o.status', '<>', 'deleted')
  if (filters.payment_status) query = query.where(paymentStatusSql(filters.payment_status, todayOf(context)))
  if (filters.dates_range) {
    const { from, until } = daysOf(context, filters.dates_range)
    query = query.where('o.implementation_date', '>=', from).where('o.implementation_date', '<', until)
  }
  return query
}

/** Whether a filter except the search, or a permission, excludes more than deleted orders. */
export const isFiltered = (context: Context, filters: RepairOrderFilters): boolean =>
  !seesAllOrders(context) || isNarrowedBy(repairOrderFilters, ['search'], filters)

export const isUnpaidOnly = ({ payment_status, status }: RepairOrderFilters): boolean =>
  payment_status === 'overdue' ||
  (payment_status !== undefined && isOwedGroup(payment_status)) ||
  (payment_status === 'not_paid' && status !== 'deleted')

function daysOf(context: Context, text: string) {
  const range = parseDatesRange(text)
  if (!range) throw refusal(recordErrors.dates_range_invalid, { parameter: 'dates_range' })
  const { from, until } = secondsOfRange(context.companyTimezone, range)
  return { from: fromUnixSeconds(from), until: fromUnixSeconds(until) }
}
