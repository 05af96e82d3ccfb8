import { editingRefusal } from '#contract/repair-orders/editing.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
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
  const against = editingRefusal(order)
  if (against) throw refusal(against)
  return saveOverOrder(context, order, { input, files, act: 'updated' })
}
