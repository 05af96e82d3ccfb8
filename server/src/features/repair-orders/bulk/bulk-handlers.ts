import type { bulkRepairOrderEndpoints } from '#contract/repair-orders/bulk.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { repairOrderList } from '../list/repair-order-list.ts'
import { changeStatusOfOrders, reassignMechanicOfOrders } from './bulk.ts'

export const bulkRepairOrderHandlers: HandlersFor<typeof bulkRepairOrderEndpoints> = {
  listMatchingOrders: (context, { query }) => matchingIds(context, query, repairOrderList(context, query)),
  reassignMechanicOfOrders: async (context, { body }) => ({
    data: await reassignMechanicOfOrders(context, body),
  }),
  changeStatusOfOrders: async (context, { body }) => ({ data: await changeStatusOfOrders(context, body) }),
}
