import { sql } from 'kysely'

/**
 * What the goods of an order `o` cost, in dollars: as the ledger says of one that is finished; of any other its lines at
 * the present moving average.
 */
export const partsCost = sql<string>`(case when o.status = 'finished' then o.parts_cost else coalesce((
  select round(sum(l.quantity * s.average_cost), 2)
  from repair_order_parts l join part_stock s on s.part_id = l.part_id where l.order_id = o.id
), 0) end)`

/** The total of an order `o` before taxes and after the discount. */
export const netAmount = sql<string>`(o.labor_amount + o.parts_amount - o.discount_amount)`
