import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { saveOverRepairOrder } from '../save/save-over-repair-order.ts'
import { restoredColumns } from './restore-repair-order.ts'

/** Saves and restores a deleted order in one step, to fix what prevented a plain restore. */
export async function restoreUpdateRepairOrder(
  context: Context,
  id: number,
  input: RepairOrderInput,
  files: readonly StoredUpload[],
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (order.status !== 'deleted') throw refusal(repairOrderErrors.order_not_deleted)
  return saveOverRepairOrder(context, order, {
    input,
    files,
    columns: restoredColumns(context, order),
    always: true,
    act: 'restored',
  })
}
