import { isDeletable } from '#contract/parts-orders/editing.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { closeCheckouts } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import { releaseReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPartsOrder } from '../lock-parts-order.ts'
import { deleteDraft } from '../save/delete-draft.ts'

/** Deletes a draft; marks a new or canceled order without payments as deleted and releases its parts. */
export async function deletePartsOrder(context: Context, id: number): Promise<void> {
  const order = await lockPartsOrder(context, id)
  if (order.is_draft) return deleteDraft(context, id)
  if (!context.may('orders-parts.delete')) throw refusal(commonErrors.forbidden)
  if (!isDeletable(order)) throw refusal(partsOrderErrors.order_not_deletable)
  await releaseReservations(context, { kind: 'parts_order', id })
  await context.db
    .updateTable('parts_orders')
    .set({ deleted_at: context.now, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await closeCheckouts(context, { kind: 'parts_order', orderId: id, but: null })
  context.record({ kind: 'parts_order', recordId: id, act: 'deleted' })
  // The source was already informed of a cancellation.
  if (order.status !== 'canceled') await enqueueShopMessage(context, order, 'order.status_changed')
  announce(context, 'parts_order', id)
}
