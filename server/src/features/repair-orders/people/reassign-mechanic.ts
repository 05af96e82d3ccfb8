import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { lockSharedAssignee } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { notifyAssigned } from './notify-people.ts'

/** Assigns an open order to another mechanic; null (bulk undo) removes the mechanic. */
export async function reassignMechanic(
  context: Context,
  id: number,
  mechanicId: number | null,
): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (!isOpen(order.status)) throw refusal(repairOrderErrors.reassign_only_open)
  const parameter = 'mechanic_id'
  if (order.mechanic_id === mechanicId) {
    throw refusal(repairOrderErrors.mechanic_already_assigned, { parameter })
  }
  if (mechanicId !== null && !(await lockSharedAssignee(context, 'mechanic', mechanicId))) {
    throw refusal(repairOrderErrors.mechanic_not_available, { parameter })
  }
  const before = await readRepairOrder(context, id)
  await context.db
    .updateTable('repair_orders')
    .set({ mechanic_id: mechanicId, version: order.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  const after = await readRepairOrder(context, id)
  context.record({
    kind: 'repair_order',
    recordId: id,
    act: 'mechanic_reassigned',
    changes: [
      {
        label: 'repair-orders.changes.mechanic',
        before: before.mechanic?.full_name ?? null,
        after: after.mechanic?.full_name ?? null,
      },
    ],
  })
  await notifyAssigned(context, { ...order, mechanic_id: mechanicId })
  announce(context, 'repair_order', id)
  return after
}
