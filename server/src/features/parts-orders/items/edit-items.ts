import { areItemsEditable, isEditable } from '#contract/parts-orders/editing.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { refuseUnavailable, setReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { reasonsOf } from '#server/operation/field-checks.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPartsOrder, type StoredPartsOrder } from '../lock-parts-order.ts'
import { readLines } from '../save/order-lines.ts'
import { storeTotals, validateTotals } from '../save/store-totals.ts'
import { linesOf, type StoredItem } from './part-items.ts'

/** Locks an order whose items and charges may be changed. */
export async function lockForItemChange(context: Context, id: number): Promise<StoredPartsOrder> {
  const order = await lockPartsOrder(context, id)
  if (!isEditable(order)) throw refusal(partsOrderErrors.order_not_editable)
  if (!areItemsEditable(order)) throw refusal(partsOrderErrors.paid_items_not_editable)
  return order
}

/**
 * Updates reservations and totals after a change of items. A draft reserves nothing: only the changed item
 * is checked against the stock.
 */
export async function updateReservationsAndTotals(
  context: Context,
  order: StoredPartsOrder,
  changedId: number | null,
): Promise<StoredItem[]> {
  const all = await readLines(context.db, order.id)
  const { items } = all
  const stock = { kind: 'parts_order', id: order.id } as const
  // The other items are reserved already: only the changed one can be short.
  const lines = linesOf(items, () => 'quantity')
  const changed = lines.filter((_, index) => items[index]!.id === changedId)
  const reasons = [
    ...(await reasonsOf(() =>
      order.is_draft ? refuseUnavailable(context, stock, changed) : setReservations(context, stock, lines),
    )),
    ...validateTotals(order, all, 'quantity'),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  await storeTotals(context, order, all)
  announce(context, 'parts_order', order.id)
  return items
}
