import { sql } from 'kysely'
import { arrayOf, idsOf, prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'
import { lockParts } from './lock-parts.ts'
import { refuseInsufficientStock } from './refuse-insufficient-stock.ts'
import { type StockLine, type StockOrder, sumByPart } from './stock-order.ts'

export interface SoldLine extends StockLine {
  /** Dollars per unit. */
  price: number
  /** Dollars charged for the line, before taxes. */
  amount: number
}

/**
 * Sells the order's parts: a movement per line at the moving average cost, less on hand, reservations
 * removed. `date` is a day of the company's calendar.
 */
export async function sellReserved(
  context: Context,
  order: StockOrder & { number: string },
  lines: readonly SoldLine[],
  date: string,
): Promise<void> {
  const sold = sumByPart(lines)
  const parts = await lockParts(context.db, order, [...sold.keys()])
  if (parts.size === 0) return
  await refuseInsufficientStock(context, order, parts, lines)
  const ids = [...parts.keys()]
  const quantities = ids.map(id => (sold.get(id) ?? 0) / 1000)
  const owned = ids.map(id => parts.get(id)!.own / 1000)
  await sql`
    with ${prepared} line as (
      select * from unnest(
        ${arrayOf(
          lines.map(line => line.part_id),
          'bigint',
        )},
        ${arrayOf(
          lines.map(line => line.quantity),
          'numeric',
        )},
        ${arrayOf(
          lines.map(line => line.price),
          'numeric',
        )},
        ${arrayOf(
          lines.map(line => line.amount),
          'numeric',
        )}
      ) with ordinality as l(part_id, quantity, price, amount, place)
    ), movement as (
      insert into stock_movements
        (part_id, operation_type, quantity, price, amount, cost, describe, order_kind, order_id, invoice_number, date, user_id, created_at)
      select l.part_id, 'sold', l.quantity, l.price, l.amount, s.average_cost, 'sold', ${order.kind}, ${order.id}, ${order.number},
        ${date}::date, ${context.user.id}, ${context.now}
      from line l join part_stock s on s.part_id = l.part_id
      order by l.place
    ), used as (
      delete from reservations where order_kind = ${order.kind} and order_id = ${order.id}
    )
    update part_stock s set on_hand = s.on_hand - t.quantity, reserved = s.reserved - t.own
    from unnest(${idsOf(ids)}, ${arrayOf(quantities, 'numeric')}, ${arrayOf(owned, 'numeric')}) as t(part_id, quantity, own)
    where s.part_id = t.part_id`.execute(context.db)
}
