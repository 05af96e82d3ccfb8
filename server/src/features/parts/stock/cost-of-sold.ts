import { sql } from 'kysely'
import type { StockOrder } from './stock-order.ts'

/** Cost in dollars of what an order sold and did not return. */
export const costOfSold = ({ kind, id }: StockOrder) => sql<string>`(
  select coalesce(round(-sum(change * cost), 2), 0) from stock_movements where order_kind = ${kind} and order_id = ${id}
)`
