import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrdersQuery } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { Unpaged } from '#contract/shared/page.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { readJoinedPartsOrders, toRow } from '../record/parts-order-rows.ts'
import { filteredPartsOrders, isFiltered, isUnpaidOnly } from './parts-order-filters.ts'
import { partsOrderSearches } from './parts-order-search.ts'

export const listPartsOrders = (context: Context, query: PartsOrdersQuery) =>
  readPage(context.db, query, partsOrderList(context, query))

export function partsOrderList(context: Context, query: Unpaged<PartsOrdersQuery>): List<PartsOrderRow> {
  const matching = filteredPartsOrders(context, query).select('o.id')
  return {
    matching,
    sortable:
      query.order_by === 'customer'
        ? matching.innerJoin('customers as c', 'c.id', 'o.customer_id')
        : matching,
    search: partsOrderSearches(query),
    count: isUnpaidOnly(query) ? 'exact' : isFiltered(query) ? undefined : 'estimate',
    sorts,
    // Within a range of checkout days, numbers and due dates are in about the same order.
    correlatedSorts: (query.date_from ?? query.date_to) ? ['order_number', 'due_date'] : undefined,
    rows: async ids => (await readJoinedPartsOrders(context.db, ids)).map(order => toRow(context, order)),
  }
}

const sorts = {
  created: ['o.checked_out_at', 'o.id'],
  order_number: ['o.number', 'o.id'],
  total_amount: ['o.total_amount', 'o.id'],
  due_date: ['o.due_date', 'o.id'],
  customer: ['c.full_name', 'c.id', 'o.id'],
}
