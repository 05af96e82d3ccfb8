import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { PartsOrderStatusInput } from '#contract/parts-orders/parts-order-input.ts'
import { moveTo } from '#contract/parts-orders/status-moves.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { closeCheckouts, refuseAnotherOrder, revokeLinks } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import { returnToStock, sellReserved } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { linesOf, readItems } from '../items/part-items.ts'
import { lockCheckedOut } from '../lock-parts-order.ts'
import { notifyStatus } from '../people/notify-people.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { recordStatus } from './record-status.ts'
import { addShipments } from './shipments.ts'

/** Applies a move of the contract's rules: parts that leave are sold, returned ones go back to stock. */
export async function changeStatus(
  context: Context,
  id: number,
  { order_id, status: to, sent_data }: PartsOrderStatusInput,
): Promise<PartsOrder> {
  refuseAnotherOrder(id, order_id, 'order_id')
  const order = await lockCheckedOut(context, id)
  if (order.status === to) throw refusal(orderErrors.status_already_so, { parameter: 'status' })
  const move = moveTo(order, to)
  if (!move) throw refusal(orderErrors.status_not_allowed, { parameter: 'status' })
  if (!context.may(move.requires)) throw refusal(commonErrors.forbidden)
  if (to === 'sent' && sent_data.length === 0) {
    throw refusal(partsOrderErrors.shipment_required, { parameter: 'sent_data' })
  }
  if (to !== 'sent' && sent_data.length > 0) {
    throw refusal(partsOrderErrors.shipment_only_when_sent, { parameter: 'sent_data' })
  }
  const stock = { kind: 'parts_order', id, number: order.order_number } as const
  if (move.goods === 'sold') {
    await sellReserved(context, stock, linesOf(await readItems(context.db, id)), todayOf(context))
  }
  if (move.goods === 'returned') {
    await returnToStock(context, stock, todayOf(context))
    await revokeLinks(context, 'parts_order', id)
    await closeCheckouts(context, { kind: 'parts_order', orderId: id, but: null })
  }
  await addShipments(context, id, sent_data)
  await context.db
    .updateTable('parts_orders')
    .set({
      status: to,
      status_changed_at: context.now,
      updated_at: context.now,
      ...(move.goods === 'sold' ? { sold_at: context.now } : {}),
    })
    .where('id', '=', id)
    .execute()
  recordStatus(context, order, to)
  await notifyStatus(context, order, to)
  await enqueueShopMessage(context, order, 'order.status_changed')
  announce(context, 'parts_order', id)
  return readPartsOrder(context, id)
}
