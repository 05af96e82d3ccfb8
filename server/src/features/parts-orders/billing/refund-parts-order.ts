import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { closeCheckouts } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockCheckedOut } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'

export async function refundPartsOrder(context: Context, id: number): Promise<PartsOrder> {
  const order = await lockCheckedOut(context, id)
  if (order.refunded_at !== null) throw refusal(partsOrderErrors.already_refunded)
  if (order.status !== 'returned') throw refusal(partsOrderErrors.only_returned_refunded)
  if (Number(order.paid_amount) === 0) throw refusal(partsOrderErrors.nothing_to_refund)
  await context.db
    .updateTable('parts_orders')
    .set({ refunded_at: context.now, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await closeCheckouts(context, { kind: 'parts_order', orderId: id, but: null })
  context.record({ kind: 'parts_order', recordId: id, act: 'refunded' })
  await enqueueShopMessage(context, order, 'order.refunded')
  announce(context, 'parts_order', id)
  return readPartsOrder(context, id)
}
