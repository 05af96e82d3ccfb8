import { sql } from 'kysely'

/** Returns are subtracted. On `stock_movements as m`, as all below. */
const sign = sql`(case m.operation_type when 'returned' then -1 else 1 end)`

export const costOfMovement = sql<string>`(${sign} * m.quantity * m.cost)`

/** As invoiced, before taxes. */
export const priceOfMovement = sql<string>`(${sign} * m.amount)`

export const isPurchase = sql<boolean>`(m.operation_type = 'purchase')`
