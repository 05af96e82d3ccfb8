import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import type { Context } from '#server/operation/context.ts'
import { actOnSeveral, type NamesOf, type Several } from '#server/records/bulk/act-on-several.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { reassignMechanic } from '../people/reassign-mechanic.ts'
import { changeStatus } from '../status/change-status.ts'
import { visibleRepairOrders } from '../visible-repair-orders.ts'

export const reassignMechanicOfOrders = (
  context: Context,
  { mechanic_id, ...several }: Several & { mechanic_id: number | null },
) =>
  actOnSeveral(
    context,
    several,
    { mechanic_id },
    {
      before: async (inner, id) => ({ mechanic_id: (await lockRepairOrder(inner, id)).mechanic_id }),
      act: (inner, id) => reassignMechanic(inner, id, mechanic_id),
      names,
    },
  )

export const changeStatusOfOrders = (
  context: Context,
  { status, ...several }: Several & { status: RepairOrderStatus },
) =>
  actOnSeveral(
    context,
    several,
    { status },
    {
      before: async (inner, id) => ({ status: (await lockRepairOrder(inner, id)).status }),
      act: (inner, id) => changeStatus(inner, id, status),
      names,
    },
  )

const names: NamesOf = (context, ids) =>
  context.db
    .selectFrom('repair_orders as o')
    .select(['o.id', 'o.order_number as name'])
    .where('o.id', 'in', ids)
    .where(visibleRepairOrders(context, 'o'))
    .execute()
