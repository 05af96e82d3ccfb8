import { roleIdsWith } from '#contract/access/roles.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { isCancelable } from '#contract/parts-orders/status-moves.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { closeCheckouts, refundPayments } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import { releaseReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { billedPartsOrders } from '../billing/billed-parts-orders.ts'
import { lockPartsOrder } from '../lock-parts-order.ts'
import { notifyStatus } from '../people/notify-people.ts'
import { deleteDraft } from '../save/delete-draft.ts'
import { recordStatus } from './record-status.ts'

/** Cancels an order with reserved parts, releases them and gives its payments back; deletes a draft. */
export async function cancelPartsOrder(context: Context, id: number): Promise<void> {
  const order = await lockPartsOrder(context, id)
  if (order.order_number === null) return deleteDraft(context, id)
  if (!isCancelable(order.status)) throw refusal(partsOrderErrors.order_not_cancelable)
  const paid = Number(order.paid_amount)
  if (paid > 0 && !context.may('orders-parts.refunded')) {
    throw refusal(partsOrderErrors.order_with_payments_not_cancelable, {
      params: { amount: formatDollars(paid), people: await whoMayRefund(context) },
    })
  }
  await releaseReservations(context, { kind: 'parts_order', id })
  if (paid > 0) {
    await refundPayments(context, billedPartsOrders, {
      id,
      paid,
      total: Number(order.total_amount),
      finishedAt: order.checked_out_at,
    })
  }
  await context.db
    .updateTable('parts_orders')
    .set({
      ...(paid > 0 ? { refunded_at: context.now } : {}),
      status: 'canceled',
      status_changed_at: context.now,
      updated_at: context.now,
    })
    .where('id', '=', id)
    .execute()
  await closeCheckouts(context, { kind: 'parts_order', orderId: id, but: null })
  recordStatus(context, order, 'canceled', 'canceled')
  await notifyStatus(context, { ...order, order_number: order.order_number }, 'canceled')
  await enqueueShopMessage(context, order, 'order.status_changed')
  if (paid > 0) await enqueueShopMessage(context, order, 'order.refunded')
  announce(context, 'parts_order', id)
}

/** The names of up to three. */
async function whoMayRefund({ db }: Context): Promise<string> {
  const people = await db
    .selectFrom('users')
    .select('full_name')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('role_id', 'in', roleIdsWith('orders-parts.refunded'))
    .orderBy('id')
    .limit(3)
    .execute()
  return people.map(({ full_name }) => full_name).join(', ')
}
