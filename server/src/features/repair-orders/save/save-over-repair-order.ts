import { isPaidInFull } from '#contract/repair-orders/payment-status.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { prepared } from '#server/database/prepared.ts'
import { storePaidState } from '#server/features/billing/index.ts'
import { setReservations } from '#server/features/parts/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { attachFiles } from '#server/records/attachments.ts'
import { attachedToRepairOrders } from '../attached-files.ts'
import { billedRepairOrders } from '../billing/billed-repair-orders.ts'
import { readRepairOrderCharges } from '../charges/repair-order-charges.ts'
import type { StoredRepairOrder } from '../lock-repair-order.ts'
import { notifyAssigned } from '../people/notify-people.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { replaceWorks } from '../record/repair-order-works.ts'
import { prepareSave } from './prepare-save.ts'
import { repairOrderChanges } from './repair-order-changes.ts'
import { repairOrderColumns } from './repair-order-columns.ts'
import { saveMarkedTypesOfWork } from './save-marked-types-of-work.ts'

/** Saves the form over a locked order and updates its reservations, for update and restore-update. */
export async function saveOverRepairOrder(
  context: Context,
  order: StoredRepairOrder,
  {
    input,
    files,
    columns,
    always,
    act,
  }: {
    input: RepairOrderInput
    files: readonly StoredUpload[]
    columns?: object
    always?: boolean
    act: 'updated' | 'restored'
  },
): Promise<RepairOrder> {
  const { id } = order
  const before = await readRepairOrder(context, id)
  await checkVersion(input.version, order.version, async () => before)
  const toSave = await prepareSave(context, input, {
    order,
    works: before.typeOfWork,
    charges: await readRepairOrderCharges(context.db, id),
  })
  await context.db
    .updateTable('repair_orders')
    .modifyEnd(prepared)
    .set({
      ...repairOrderColumns(context, input, toSave),
      ...columns,
      version: order.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await replaceWorks(context.db, id, toSave)
  // The new total may be paid in full by earlier payments.
  const paid = Number(order.paid_amount)
  if (isPaidInFull(paid, toSave.totals.total, false) !== order.is_paid) {
    await storePaidState(context, billedRepairOrders, { id, total: toSave.totals.total, finishedAt: null })
  }
  await saveMarkedTypesOfWork(context, input)
  await attachFiles(context, attachedToRepairOrders, id, files)
  const after = await readRepairOrder(context, id)
  const changes = repairOrderChanges(context, before, after)
  if (always || changes.length > 0) {
    context.record({ kind: 'repair_order', recordId: id, act, changes })
  }
  if (input.mechanic_id !== order.mechanic_id) {
    await notifyAssigned(context, { ...order, mechanic_id: input.mechanic_id })
  }
  announce(context, 'repair_order', id)
  // Locks the parts from here on.
  await setReservations(context, { kind: 'repair_order', id }, toSave.lines)
  return after
}
