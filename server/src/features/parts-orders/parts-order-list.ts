import type { PartsOrdersQuery } from '#contract/parts-orders/parts-order-endpoints.ts'
import { readPage } from '#server/database/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { filteredPartsOrders, isNarrowed } from './parts-order-filters.ts'
import { readJoinedPartsOrders, toRow } from './parts-order-rows.ts'
import { partsOrderSearch } from './parts-order-search.ts'

export async function listPartsOrders(context: Context, query: PartsOrdersQuery) {
  const matching = filteredPartsOrders(context, query).select('o.id')
  const { data, meta } = await readPage(context.db, query, {
    matching,
    sortable:
      query.order_by === 'customer'
        ? matching.innerJoin('customers as c', 'c.id', 'o.customer_id')
        : matching,
    search: query.search ? partsOrderSearch(query.search) : undefined,
    narrowed: isNarrowed(query) ? undefined : 'none',
    sorts,
    rows: ids => readJoinedPartsOrders(context.db, ids),
  })
  return { data: data.map(order => toRow(context, order)), meta }
}

const sorts = {
  created: ['o.checked_out_at', 'o.id'],
  order_number: ['o.number', 'o.id'],
  total_amount: ['o.total_amount', 'o.id'],
  due_date: ['o.due_date', 'o.id'],
  customer: ['c.first_name', 'c.last_name', 'c.id', 'o.id'],
}
