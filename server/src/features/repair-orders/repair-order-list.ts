import type { RepairOrdersQuery } from '#contract/repair-orders/repair-order-endpoints.ts'
import { readPage } from '#server/database/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { filteredRepairOrders, isNarrowed, isUnpaidOnly } from './repair-order-filters.ts'
import { readJoinedRepairOrders, toRow } from './repair-order-rows.ts'
import { repairOrderSearch } from './repair-order-search.ts'

export async function listRepairOrders(context: Context, query: RepairOrdersQuery) {
  const matching = filteredRepairOrders(context, query).select('o.id')
  const { data, meta } = await readPage(context.db, query, {
    matching,
    sortable:
      query.order_by === 'customer'
        ? matching.innerJoin('customers as c', 'c.id', 'o.customer_id')
        : matching,
    search: query.search ? repairOrderSearch(query.search) : undefined,
    narrowed: isUnpaidOnly(query) ? 'exact' : isNarrowed(context, query) ? undefined : 'none',
    sorts,
    rows: ids => readJoinedRepairOrders(context.db, ids),
  })
  return { data: data.map(order => toRow(context, order)), meta }
}

/** Order numbers rise with the id. */
const sorts = {
  newest: ['o.id'],
  created: ['o.id'],
  order_number: ['o.id'],
  total_amount: ['o.total_amount', 'o.id'],
  implementation_date: ['o.implementation_date', 'o.id'],
  due_date: ['o.due_date', 'o.id'],
  status_changed_at: ['o.status_changed_at', 'o.id'],
  customer: ['c.first_name', 'c.last_name', 'c.id', 'o.id'],
}
