import { sql } from 'kysely'
import { stockErrors } from '#contract/parts/stock-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, reason } from '#server/operation/refusal.ts'
import { visible } from '#server/operation/visibility.ts'
import type { LockedPart } from './lock-parts.ts'
import { type StockLine, type StockOrder, sumByPart } from './stock-order.ts'

const maxNamedOrders = 5

/** Refuses every line of a short part, with the available quantity and the orders that reserve the rest. */
export async function refuseInsufficientStock(
  context: Context,
  order: StockOrder,
  parts: ReadonlyMap<number, LockedPart>,
  lines: readonly StockLine[],
): Promise<void> {
  const quantities = sumByPart(lines)
  const short = new Set(
    [...quantities].filter(([id, sum]) => sum > availableOf(parts.get(id)!)).map(([id]) => id),
  )
  if (short.size === 0) return
  const holders = await reservingOrders(context, order, [...short])
  throw new Refusal(
    lines
      .filter(line => short.has(line.part_id))
      .map(line => {
        const part = parts.get(line.part_id)!
        const params = { part: part.name, available: availableOf(part) / 1000 }
        const orders = holders.get(part.id)
        return orders
          ? reason(stockErrors.part_short_held, { parameter: line.parameter, params: { ...params, orders } })
          : reason(stockErrors.part_short, { parameter: line.parameter, params })
      }),
  )
}

const availableOf = (part: LockedPart): number => part.onHand - part.reserved + part.own

/**
 * Other orders that reserve the parts, with quantities. None for a part reserved by an order that the
 * caller may not see.
 */
async function reservingOrders(
  context: Context,
  order: StockOrder,
  partIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ part_id: number; orders: string }>`
    select h.part_id, string_agg(h.order_number || ' (' || trim_scale(h.quantity) || ')', ', ' order by h.order_number)
      || case when max(h.holders) > ${maxNamedOrders} then ', …' else '' end as orders
    from (
      select r.part_id, r.quantity, coalesce(o.order_number, p.order_number) as order_number,
        case when o.id is null then ${visible(context, 'parts_order', 'p')} else ${visible(context, 'repair_order', 'o')} end as is_seen,
        row_number() over (partition by r.part_id order by o.id, p.id) as place,
        count(*) over (partition by r.part_id) as holders
      from reservations r
      left join repair_orders o on r.order_kind = 'repair_order' and o.id = r.order_id
      left join parts_orders p on r.order_kind = 'parts_order' and p.id = r.order_id
      where r.part_id = any(${partIds}::bigint[]) and not (r.order_kind = ${order.kind} and r.order_id = ${order.id})
    ) h
    where h.place <= ${maxNamedOrders}
    group by h.part_id
    having bool_and(h.is_seen)`.execute(context.db)
  return new Map(rows.map(row => [row.part_id, row.orders]))
}
