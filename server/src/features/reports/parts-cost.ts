import { sql } from 'kysely'

/**
 * Parts cost of an order `o` in dollars: from the ledger if finished, else of its lines at the current moving average.
 */
export const partsCost = sql<string>`(case when o.status = 'finished' then o.parts_cost else coalesce((
  select round(sum(l.quantity * s.average_cost), 2)
  from repair_order_parts l join part_stock s on s.part_id = l.part_id where l.order_id = o.id
), 0) end)`
