import { orderErrors } from '#contract/records/order-errors.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { setReservations, validateOrderQuantities } from '#server/features/parts/index.ts'
import { lockSharedAssignee } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { reasonsOf } from '#server/operation/field-checks.ts'
import { Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockRepairOrder, type StoredRepairOrder } from '../lock-repair-order.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { readWorks } from '../record/repair-order-works.ts'
import { linesOf, stockRepairOrder } from '../stock/stock-lines.ts'

/**
 * Restores a deleted order to its status and reserves its parts. Reports all reasons against it together.
 * Foreign keys keep its vehicle and customer from being deleted.
 */
export async function restoreRepairOrder(context: Context, id: number): Promise<RepairOrder> {
  const order = await lockRepairOrder(context, id)
  if (order.status !== 'deleted') throw refusal(repairOrderErrors.order_not_deleted)
  const works = await readWorks(context.db, id)
  const parts = works.flatMap((work, i) =>
    work.parts.map((part, j) => ({ ...part, at: `types_of_work.${i}.inventories.${j}` })),
  )
  const deleted = parts.filter(part => part.is_part_deleted)
  const counted = parts.filter(part => !part.is_part_deleted)
  const reasons = [
    ...(order.mechanic_id !== null && (await lockSharedAssignee(context, 'mechanic', order.mechanic_id))
      ? []
      : [reason(repairOrderErrors.mechanic_not_available, { parameter: 'mechanic_id' })]),
    ...deleted.map(({ at }) => reason(orderErrors.part_not_found, { parameter: `${at}.id` })),
    ...(await validateOrderQuantities(
      context.db,
      counted.map(part => ({ ...part, parameter: `${part.at}.quantity` })),
    )),
    ...(await reasonsOf(() => setReservations(context, stockRepairOrder(order), linesOf(works)))),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  await context.db
    .updateTable('repair_orders')
    .set({ ...restoredColumns(context, order), version: order.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  context.record({ kind: 'repair_order', recordId: id, act: 'restored' })
  announce(context, 'repair_order', id)
  return readRepairOrder(context, id)
}

export const restoredColumns = (context: Context, order: StoredRepairOrder) => ({
  status: order.status_before_deletion!,
  status_before_deletion: null,
  status_changed_at: context.now,
})
