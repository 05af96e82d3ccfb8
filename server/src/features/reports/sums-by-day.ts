import { sql } from 'kysely'
import { openStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import type { InventoryReportFilters } from '#contract/reports/inventory-report.ts'
import type { OrdersReportFilters } from '#contract/reports/orders-report.ts'
import { parseDatesRange } from '#contract/shared/dates.ts'
import { filteredRepairOrders, seesAllOrders } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { partsCost } from './parts-cost.ts'

/** Whether sums by day suffice for these filters. */
export const isByDay = (
  context: Context,
  { search, status, payment_status, customer_id }: OrdersReportFilters,
): boolean =>
  seesAllOrders(context) &&
  !search &&
  !payment_status &&
  !customer_id &&
  (status === undefined || status === 'finished')

/** Of an order `o`. `net`: before taxes, after the discount. */
export const amountsOfOrder = [
  'o.total_amount as total',
  'o.net_amount as net',
  partsCost.as('cost'),
  'o.labor_amount as labor',
  'o.parts_amount as parts',
  'o.charges_amount as charges',
  'o.charges_cost',
] as const

/**
 * Finished orders summed by day, and open orders one by one, as `o`. One statement, so that an order that
 * is being finished counts once.
 */
export function ordersByDay(context: Context, filters: OrdersReportFilters) {
  const range = filters.dates_range === undefined ? undefined : parseDatesRange(filters.dates_range)
  let days = context.db
    .selectFrom('repair_order_days as d')
    .select(['d.day', 'd.total_amount as total', 'd.net_amount as net', 'd.parts_cost as cost'])
    .select(['d.labor_amount as labor', 'd.parts_amount as parts'])
    .select(['d.charges_amount as charges', 'd.charges_cost'])
  if (range) days = days.where('d.day', '>=', range.from).where('d.day', '<=', range.to)
  const open = filteredRepairOrders(context, filters)
    .where('o.status', 'in', openStatuses)
    .select(sql<string>`(o.implementation_date at time zone ${context.companyTimezone})::date`.as('day'))
    .select(amountsOfOrder)
  return context.db.selectFrom(days.unionAll(open).as('o'))
}

export const isMovementsByDay = ({ q, category_id, supplier_id }: InventoryReportFilters): boolean =>
  !q && !category_id && !supplier_id

export function movementsByDay(
  context: Context,
  { date_from, date_to, transaction_type }: InventoryReportFilters,
) {
  let query = context.db.selectFrom('stock_movement_days as m')
  if (date_from) query = query.where('m.day', '>=', date_from)
  if (date_to) query = query.where('m.day', '<=', date_to)
  return transaction_type ? query.where('m.operation_type', '=', transaction_type) : query
}
