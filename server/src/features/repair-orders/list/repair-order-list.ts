import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderFilters, RepairOrdersQuery } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Unpaged } from '#contract/shared/page.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { readJoinedRepairOrders, toRow } from '../record/repair-order-rows.ts'
import { filteredRepairOrders, isFiltered, isUnpaidOnly } from './repair-order-filters.ts'
import { repairOrderSearch } from './repair-order-search.ts'

export const listRepairOrders = (context: Context, query: RepairOrdersQuery) =>
  readPage(context.db, query, repairOrderList(context, query))

export function repairOrderList(context: Context, query: Unpaged<RepairOrdersQuery>): List<RepairOrderRow> {
  const matching = filteredRepairOrders(context, query).select('o.id')
  return {
    matching,
    sortable:
      query.order_by === 'customer'
        ? matching.innerJoin('customers as c', 'c.id', 'o.customer_id')
        : matching,
    search: query.search ? repairOrderSearch(query.search) : undefined,
    sorts,
    ...repairOrderSource(context, query),
    rows: async ids => (await readJoinedRepairOrders(context.db, ids)).map(order => toRow(context, order)),
  }
}

/** How the hits are counted, and which sorts correlate with the filters. */
export function repairOrderSource(context: Context, query: RepairOrderFilters) {
  return {
    count: isUnpaidOnly(query) ? 'exact' : isFiltered(context, query) ? undefined : 'estimate',
    // Within a range of implementation dates, orders are in about the same order by creation, due date and
    // change of status.
    correlatedSorts: query.dates_range
      ? ['newest', 'created', 'order_number', 'due_date', 'status_changed_at']
      : undefined,
  } satisfies Partial<List<RepairOrderRow>>
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
  customer: ['c.full_name', 'c.id', 'o.id'],
}
