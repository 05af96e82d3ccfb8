import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import type { Context } from '#server/http/context.ts'
import type { KeptFile } from '#server/http/kept-files.ts'
import { refusal } from '#server/http/refusal.ts'
import { lockRepairOrder } from './lock-repair-order.ts'
import { saveOverOrder } from './save-over-order.ts'

/** Saves an open, unpaid order. */
export async function updateRepairOrder(
  context: Context,
  id: number,
  input: RepairOrderInput,
  files: readonly KeptFile[],
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.deleted_order_not_editable)
  if (order.status === 'finished') throw refusal(repairOrderErrors.finished_order_not_editable)
  if (order.is_paid) throw refusal(repairOrderErrors.paid_order_not_editable)
  return saveOverOrder(context, order, { input, files, act: 'updated' })
}
