import type { Selectable } from 'kysely'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { prepared } from '#server/database/prepared.ts'
import type { RepairOrders } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { visibleRepairOrders } from './visible-repair-orders.ts'

export type StoredRepairOrder = Omit<Selectable<RepairOrders>, 'status' | 'status_before_deletion'> & {
  status: RepairOrderStatus
  status_before_deletion: 'new' | 'in_process' | null
}

/** Locks the order until the end of the transaction; 404 if the caller may not see it. Lock it before any part. */
export async function lockRepairOrder(context: Context, id: number): Promise<StoredRepairOrder> {
  const row = await visible(context, id).forUpdate().executeTakeFirst()
  if (!row) throw refusal(repairOrderErrors.no_such_order)
  return row as StoredRepairOrder
}

export async function findRepairOrder(context: Context, id: number): Promise<StoredRepairOrder> {
  const row = await visible(context, id).executeTakeFirst()
  if (!row) throw refusal(repairOrderErrors.no_such_order)
  return row as StoredRepairOrder
}

const visible = (context: Context, id: number) =>
  context.db
    .selectFrom('repair_orders')
    .modifyFront(prepared)
    .selectAll()
    .where('id', '=', id)
    .where(visibleRepairOrders(context, 'repair_orders'))
