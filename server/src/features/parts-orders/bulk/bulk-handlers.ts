import type { bulkPartsOrderEndpoints } from '#contract/parts-orders/bulk.ts'
import type { HandlersFor } from '#server/operation/handlers.ts'
import { matchingIds } from '#server/records/bulk/matching-ids.ts'
import { partsOrderList } from '../list/parts-order-list.ts'
import { assignSalesManagerToPartsOrders, changeStatusOfPartsOrders, tagPartsOrders } from './bulk.ts'

export const bulkPartsOrderHandlers: HandlersFor<typeof bulkPartsOrderEndpoints> = {
  listMatchingPartsOrders: (context, { query }) =>
    matchingIds(context, query, partsOrderList(context, query)),
  tagPartsOrders: async (context, { body }) => ({ data: await tagPartsOrders(context, body) }),
  assignSalesManagerToPartsOrders: async (context, { body }) => ({
    data: await assignSalesManagerToPartsOrders(context, body),
  }),
  changeStatusOfPartsOrders: async (context, { body }) => ({
    data: await changeStatusOfPartsOrders(context, body),
  }),
}
