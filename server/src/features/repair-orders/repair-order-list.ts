import { sql } from 'kysely'
import type { RepairOrdersQuery } from '#contract/repair-orders/repair-order-endpoints.ts'
import { countRows } from '#server/database/count-rows.ts'
import type { Context } from '#server/operation/context.ts'
import { filteredRepairOrders } from './repair-order-filters.ts'
import { readJoinedRepairOrders, toRow } from './repair-order-rows.ts'

/** A page of orders: first its ids, then what belongs to those alone. */
export async function listRepairOrders(context: Context, query: RepairOrdersQuery) {
  const matching = filteredRepairOrders(context, query)
  const [rows, meta] = await Promise.all([
    sorted(matching, query)
      .select('o.id')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute(),
    countRows(context.db, matching),
  ])
  const orders = await readJoinedRepairOrders(
    context.db,
    rows.map(row => row.id),
  )
  return { data: orders.map(order => toRow(context, order)), meta }
}

/** The id comes last, in the same direction, so that one index serves both. Order numbers rise with the id. */
function sorted(matching: ReturnType<typeof filteredRepairOrders>, query: RepairOrdersQuery) {
  const direction = query.order_type ?? (query.order_by ? 'asc' : 'desc')
  switch (query.order_by) {
    case 'total_amount':
      return matching.orderBy('o.total_amount', direction).orderBy('o.id', direction)
    case 'implementation_date':
      return matching.orderBy('o.implementation_date', direction).orderBy('o.id', direction)
    case 'due_date':
      return matching.orderBy('o.due_date', direction).orderBy('o.id', direction)
    case 'status_changed_at':
      return matching.orderBy('o.status_changed_at', direction).orderBy('o.id', direction)
    case 'customer':
      return matching
        .innerJoin('customers as c', 'c.id', 'o.customer_id')
        .orderBy(sql`c.first_name`, direction)
        .orderBy(sql`c.last_name`, direction)
        .orderBy(sql`c.id`, direction)
        .orderBy('o.id', direction)
    default:
      return matching.orderBy('o.id', direction)
  }
}
