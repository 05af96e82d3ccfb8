import { type Kysely, sql } from 'kysely'
import { dateIn } from '#contract/shared/dates.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { Calendar } from './calendar.ts'
import { partsOrderReservations } from './parts-order-stock.ts'
import type { WrittenPartsOrder } from './parts-orders.ts'
import type { WrittenOrder } from './repair-orders.ts'
import { linesOf, type StockHistory } from './stock-history.ts'

export async function writeStock(
  db: Kysely<Database>,
  calendar: Calendar,
  { ledger }: StockHistory,
  orders: readonly WrittenOrder[],
  partsOrders: readonly WrittenPartsOrder[],
): Promise<void> {
  const kept = new Map<string, { kind: string; id: number }>([
    ...orders.map(({ number, id }) => [number, { kind: 'repair_order', id }] as const),
    ...partsOrders.map(({ number, id }) => [number, { kind: 'parts_order', id }] as const),
  ])
  await insertRows(
    db,
    'stock_movements',
    ledger.movements.map(({ part, orderNumber, userId, at, ...movement }) => ({
      ...movement,
      part_id: part.id,
      order_kind: orderNumber === null ? null : kept.get(orderNumber)!.kind,
      order_id: orderNumber === null ? null : kept.get(orderNumber)!.id,
      comment: '',
      date: dateIn(calendar.timezone, unixSeconds(at)),
      user_id: userId,
      created_at: at,
    })),
  )
  await db
    .updateTable('repair_orders as o')
    .set({
      parts_cost: sql`(
        select coalesce(round(-sum(change * cost), 2), 0) from stock_movements where order_kind = 'repair_order' and order_id = o.id
      )`,
    })
    .execute()
  await insertRows(db, 'reservations', [
    ...orders.flatMap(reservationsOf),
    ...partsOrders.flatMap(partsOrderReservations),
  ])
  await insertRows(
    db,
    'part_stock',
    [...ledger.shelves.values()].map(({ part, onHand, reserved, average }) => ({
      part_id: part.id,
      on_hand: onHand / 1000,
      reserved: reserved / 1000,
      average_cost: average / 10_000,
      min_limit: part.min_limit,
    })),
  )
}

function reservationsOf(order: WrittenOrder) {
  if (order.status !== 'new' && order.status !== 'in_process') return []
  const sums = new Map<number, number>()
  for (const { part, quantity } of linesOf(order)) {
    sums.set(part.id, (sums.get(part.id) ?? 0) + Math.round(quantity * 1000))
  }
  return [...sums].map(([part_id, quantity]) => ({
    part_id,
    order_kind: 'repair_order',
    order_id: order.id,
    quantity: quantity / 1000,
    created_at: order.created_at,
  }))
}
