import type { BulkResult } from '#contract/repair-orders/bulk.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import type { Context } from '#server/operation/context.ts'
import { oneByOne } from '#server/operation/one-by-one.ts'
import { changeStatus } from './change-status.ts'
import { lockRepairOrder, type StoredRepairOrder } from './lock-repair-order.ts'
import { ownRepairOrders } from './own-repair-orders.ts'
import { reassignMechanic } from './reassign-mechanic.ts'

interface Several {
  ids: readonly number[]
  is_preview: boolean
}

/** Each by the rules of the single order: whoever has this mechanic already is left as it is. */
export const reassignMechanicOfOrders = (context: Context, asked: Several & { mechanic_id: number }) =>
  actOnOrders(context, asked, {
    isSo: order => order.mechanic_id === asked.mechanic_id,
    act: (inner, id) => reassignMechanic(inner, id, asked.mechanic_id),
  })

/** Each by the rules of the single order: what has this status already is left as it is. */
export const changeStatusOfOrders = (context: Context, asked: Several & { status: RepairOrderStatus }) =>
  actOnOrders(context, asked, {
    isSo: order => order.status === asked.status,
    act: (inner, id) => changeStatus(inner, id, asked.status),
  })

interface Act {
  isSo: (order: StoredRepairOrder) => boolean
  act: (context: Context, id: number) => Promise<unknown>
}

async function actOnOrders(
  context: Context,
  { ids, is_preview }: Several,
  { isSo, act }: Act,
): Promise<BulkResult[]> {
  const outcomes = await oneByOne(context, ids, is_preview, async (inner, id) => {
    const order = await lockRepairOrder(inner, id)
    const isUnchanged = isSo(order)
    if (!isUnchanged) await act(inner, id)
    return { isUnchanged, before: { status: order.status, mechanic_id: order.mechanic_id } }
  })
  const numbers = new Map(
    (
      await context.db
        .selectFrom('repair_orders as o')
        .select(['o.id', 'o.order_number'])
        .where('o.id', 'in', [...outcomes.keys()])
        .where(ownRepairOrders(context, 'o'))
        .execute()
    ).map(order => [order.id, order.order_number]),
  )
  return [...outcomes].map(([id, { result, reason }]) => ({
    id,
    order_number: numbers.get(id) ?? null,
    outcome: result ? (result.isUnchanged ? 'unchanged' : 'done') : 'refused',
    reason,
    before: result?.before ?? null,
  }))
}
