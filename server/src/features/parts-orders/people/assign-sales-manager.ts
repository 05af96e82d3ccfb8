import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { lockSharedAssignee } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockCheckedOut } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { notifyAssigned } from './notify-people.ts'

const parameter = 'sales_manager_id'

/**
 * Assigns an active sales manager; sales managers may only assign themselves. Null (bulk undo) removes the
 * sales manager.
 */
export async function assignSalesManager(
  context: Context,
  id: number,
  managerId: number | null,
): Promise<PartsOrder> {
  const order = await lockCheckedOut(context, id)
  // Sales managers may undo their own assignment.
  const taker = managerId ?? order.sales_manager_id
  if (context.user.role === 'sales_manager' && taker !== context.user.id) {
    throw refusal(partsOrderErrors.sales_manager_only_self, { parameter })
  }
  if (order.sales_manager_id === managerId) {
    throw refusal(partsOrderErrors.sales_manager_already_assigned, { parameter })
  }
  if (managerId !== null && !(await lockSharedAssignee(context, 'sales_manager', managerId))) {
    throw refusal(partsOrderErrors.sales_manager_not_available, { parameter })
  }
  const before = await readPartsOrder(context, id)
  await context.db
    .updateTable('parts_orders')
    .set({ sales_manager_id: managerId, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  const after = await readPartsOrder(context, id)
  context.record({
    kind: 'parts_order',
    recordId: id,
    act: 'sales_manager_assigned',
    changes: [
      {
        label: 'parts-orders.changes.sales_manager',
        before: before.sales_manager?.full_name ?? null,
        after: after.sales_manager?.full_name ?? null,
      },
    ],
  })
  await notifyAssigned(context, { ...order, sales_manager_id: managerId })
  announce(context, 'parts_order', id)
  return after
}
