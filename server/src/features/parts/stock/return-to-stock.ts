import { sql } from 'kysely'
import { arrayOf, prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'
import { lockParts } from './lock-parts.ts'
import type { StockOrder } from './stock-order.ts'

/**
 * Returns to stock what the order sold and has not returned: movements at the sold price and cost,
 * quantity on hand, and moving average cost. Reserves nothing.
 */
export async function returnToStock(
  context: Context,
  order: StockOrder & { number: string },
  date: string,
): Promise<void> {
  const { rows: sold } = await sql<Sold>`
    select ${prepared} part_id, price, cost, -sum(change) as quantity, -sum(sign(change) * amount) as amount
    from stock_movements
    where order_kind = ${order.kind} and order_id = ${order.id}
    group by part_id, price, cost
    having sum(change) < 0
    order by part_id`.execute(context.db)
  if (sold.length === 0) return
  await lockParts(
    context.db,
    order,
    sold.map(line => line.part_id),
  )
  await sql`
    with ${prepared} line as (
      select * from unnest(
        ${arrayOf(
          sold.map(line => line.part_id),
          'bigint',
        )},
        ${arrayOf(
          sold.map(line => line.quantity),
          'numeric',
        )},
        ${arrayOf(
          sold.map(line => line.price),
          'numeric',
        )},
        ${arrayOf(
          sold.map(line => line.cost),
          'numeric',
        )},
        ${arrayOf(
          sold.map(line => line.amount),
          'numeric',
        )}
      ) as l(part_id, quantity, price, cost, amount)
    ), movement as (
      insert into stock_movements
        (part_id, operation_type, quantity, price, amount, cost, order_kind, order_id, invoice_number, date, user_id, created_at)
      select part_id, 'returned', quantity, price, amount, cost, ${order.kind}, ${order.id}, ${order.number},
        ${date}::date, ${context.user.id}, ${context.now}
      from line
    )
    update part_stock s set
      on_hand = s.on_hand + t.quantity,
      average_cost = round((s.on_hand * s.average_cost + t.worth) / (s.on_hand + t.quantity), 4)
    from (select part_id, sum(quantity) as quantity, sum(quantity * cost) as worth from line group by part_id) t
    where s.part_id = t.part_id`.execute(context.db)
}

interface Sold {
  part_id: number
  price: string
  cost: string
  quantity: string
  amount: string
}
