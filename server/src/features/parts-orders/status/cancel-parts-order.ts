import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { isCancelable } from '#contract/parts-orders/status-moves.ts'
import { closeCheckouts } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import { releaseReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPartsOrder } from '../lock-parts-order.ts'
import { notifyStatus } from '../people/notify-people.ts'
import { deleteDraft } from '../save/delete-draft.ts'
import { recordStatus } from './record-status.ts'

/** Cancels an order with reserved parts and releases them; deletes a draft. */
export async function cancelPartsOrder(context: Context, id: number): Promise<void> {
  const order = await lockPartsOrder(context, id)
  if (order.order_number === null) return deleteDraft(context, id)
  if (!isCancelable(order.status)) throw refusal(partsOrderErrors.order_not_cancelable)
  if (Number(order.paid_amount) > 0) throw refusal(partsOrderErrors.order_with_payments_not_cancelable)
  await releaseReservations(context, { kind: 'parts_order', id })
  await context.db
    .updateTable('parts_orders')
    .set({ status: 'canceled', status_changed_at: context.now, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await closeCheckouts(context, { kind: 'parts_order', orderId: id, but: null })
  recordStatus(context, order, 'canceled', 'canceled')
  await notifyStatus(context, { ...order, order_number: order.order_number }, 'canceled')
  await enqueueShopMessage(context, order, 'order.status_changed')
  announce(context, 'parts_order', id)
}
