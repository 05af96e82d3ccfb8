import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { closeCheckouts } from '#server/features/billing/index.ts'
import { releaseReservations } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { stockRepairOrder } from '../stock/stock-lines.ts'

/** Deletes an open order without payments and releases its parts. It can be restored. */
export async function deleteRepairOrder(context: Context, id: number): Promise<void> {
  const order = await lockRepairOrder(context, id)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
  if (order.status === 'finished') throw refusal(repairOrderErrors.finished_order_not_deletable)
  if (Number(order.paid_amount) > 0) throw refusal(repairOrderErrors.order_with_payments_not_deletable)
  await releaseReservations(context, stockRepairOrder(order))
  await context.db
    .updateTable('repair_orders')
    .set({
      status: 'deleted',
      status_before_deletion: order.status,
      status_changed_at: context.now,
      updated_at: context.now,
      version: order.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await closeCheckouts(context, { kind: 'repair_order', orderId: id, but: null })
  context.record({ kind: 'repair_order', recordId: id, act: 'deleted' })
  announce(context, 'repair_order', id)
}
