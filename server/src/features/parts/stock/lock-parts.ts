import { type Kysely, type RawBuilder, sql } from 'kysely'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { type StockOrder, thousandths } from './stock-order.ts'

/** Thousandths. */
export interface LockedPart {
  id: number
  name: string
  stock_number: string
  onHand: number
  reserved: number
  /** Thousandths reserved by the order itself. */
  own: number
}

/**
 * Locks the stock of the given parts and of all parts that the order has reserved, in order of their ids; every write
 * of an order does so here. The parts get shared locks against deletion, which do not block other orders.
 */
export async function lockParts(
  db: Kysely<Database>,
  order: StockOrder,
  partIds: readonly number[],
): Promise<Map<number, LockedPart>> {
  const { rows } = await lockedParts(order, sql`select unnest(${idsOf(partIds)})`).execute(db)
  return partsById(rows)
}

export interface LockedRow {
  id: number
  name: string
  stock_number: string
  on_hand: string
  reserved: string
  own: string
}

export const lockedParts = (order: StockOrder, partIds: RawBuilder<unknown>) => sql<LockedRow>`
    select ${prepared} p.id, p.name, p.stock_number, s.on_hand, s.reserved, coalesce((
      select r.quantity from reservations r
      where r.part_id = p.id and r.order_kind = ${order.kind} and r.order_id = ${order.id}
    ), 0) as own
    from parts p join part_stock s on s.part_id = p.id
    where p.id in (
      ${partIds}
      union select part_id from reservations where order_kind = ${order.kind} and order_id = ${order.id}
    )
    order by p.id
    for key share of p for no key update of s`

export const partsById = (rows: readonly LockedRow[]): Map<number, LockedPart> =>
  new Map(
    rows.map(({ id, name, stock_number, on_hand, reserved, own }) => [
      id,
      {
        id,
        name,
        stock_number,
        onHand: thousandths(on_hand),
        reserved: thousandths(reserved),
        own: thousandths(own),
      },
    ]),
  )
