import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { type StockOrder, thousandths } from './stock-order.ts'

/** Thousandths. */
export interface LockedPart {
  id: number
  name: string
  onHand: number
  reserved: number
  /** How much of it the order itself has reserved. */
  own: number
}

/**
 * Locks the stock of the given parts and of all that the order has reserved, in id order: every write of an order does
 * so here. Each part is held first, so that nobody deletes it; writes that only refer to it, or change it, need not wait.
 */
export async function lockParts(
  db: Kysely<Database>,
  order: StockOrder,
  partIds: readonly number[],
): Promise<Map<number, LockedPart>> {
  const { rows } = await sql<{ id: number; name: string; on_hand: string; reserved: string; own: string }>`
    select p.id, p.name, s.on_hand, s.reserved, coalesce((
      select r.quantity from reservations r
      where r.part_id = p.id and r.order_kind = ${order.kind} and r.order_id = ${order.id}
    ), 0) as own
    from parts p join part_stock s on s.part_id = p.id
    where p.id in (
      select unnest(${partIds}::bigint[])
      union select part_id from reservations where order_kind = ${order.kind} and order_id = ${order.id}
    )
    order by p.id
    for key share of p for no key update of s`.execute(db)
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        name: row.name,
        onHand: thousandths(row.on_hand),
        reserved: thousandths(row.reserved),
        own: thousandths(row.own),
      },
    ]),
  )
}
