import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { forgetRecord } from '#server/records/forget-record.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'

/** Removes a deleted order with its comments and files. Its ledger lines and history stay. */
export async function deleteRepairOrderPermanently(context: Context, id: number): Promise<void> {
  const order = await lockRepairOrder(context, id)
  if (order.status !== 'deleted') throw refusal(repairOrderErrors.order_not_deleted)
  await forgetRecord(context, 'repair_order', id)
  await context.db.deleteFrom('repair_orders').where('id', '=', id).execute()
  context.record({
    kind: 'repair_order',
    recordId: id,
    act: 'deleted_permanently',
    params: { number: order.order_number },
  })
  announce(context, 'repair_order', id)
}
