import { editingRefusal } from '#contract/repair-orders/editing.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { saveOverRepairOrder } from './save-over-repair-order.ts'

export async function updateRepairOrder(
  context: Context,
  id: number,
  input: RepairOrderInput,
  files: readonly StoredUpload[],
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  const refused = editingRefusal(order)
  if (refused) throw refusal(refused)
  return saveOverRepairOrder(context, order, { input, files, act: 'updated' })
}
