import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { findSublet } from './find-sublet.ts'

/** Notes that sublet work came back, or that it is still out. The order's version stays: who edits it loses nothing. */
export async function markSubletBack(
  context: Context,
  id: number,
  chargeId: number,
  isBack: boolean,
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.deleted_order_not_editable)
  if (!isOpen(order.status)) throw refusal(repairOrderErrors.finished_order_not_editable)
  const charge = await findSublet(context, id, chargeId)
  if ((charge.back_at !== null) !== isBack) {
    await context.db
      .updateTable('repair_order_charges')
      .set({ back_at: isBack ? context.now : null })
      .where('id', '=', chargeId)
      .execute()
    const act = isBack ? 'sublet_back' : 'sublet_out'
    context.record({ kind: 'repair_order', recordId: id, act, params: { name: charge.name } })
    announce(context, 'repair_order', id)
  }
  return readRepairOrder(context, id)
}
