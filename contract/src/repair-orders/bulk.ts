import { z } from 'zod'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf } from '../shared/page.ts'
import { repairOrderStatuses } from './repair-order-statuses.ts'

/** Orders in one call: of more, the caller makes several calls and tells how far it is. */
export const mostBulkOrders = 50
const bulkOutcomes = ['done', 'unchanged', 'refused'] as const

/** What became of one order; in a preview, what would. */
const bulkResult = z.object({
  id,
  /** Null of an order that the caller does not see. */
  order_number: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  /** Why it was refused, in the language of the caller. */
  reason: z.string().nullable(),
  /** As it was, to be given back. */
  before: z.object({ status: z.enum(repairOrderStatuses), mechanic_id: id.nullable() }).nullable(),
})
export type BulkResult = z.output<typeof bulkResult>

const several = {
  ids: z.array(id).min(1).max(mostBulkOrders),
  /** Nothing is written; the answer is the same. */
  is_preview: z.boolean().default(false),
}

const path = `${apiPrefix}/orders` as const

export const bulkRepairOrderEndpoints = {
  reassignMechanicOfOrders: defineEndpoint({
    method: 'POST',
    path: `${path}/bulk/reassign-mechanic`,
    requires: 'orders-bs.reassign-mechanic',
    summary: 'Gives several orders to another mechanic, each by itself: what is refused stops no other',
    body: z.object({ ...several, mechanic_id: id }),
    response: listOf(bulkResult),
    ownTransactions: true,
  }),
  changeStatusOfOrders: defineEndpoint({
    method: 'POST',
    path: `${path}/bulk/change-status`,
    requires: 'orders-bs.change-status',
    summary: 'Moves several orders to another status, each by itself: what is refused stops no other',
    body: z.object({ ...several, status: z.enum(repairOrderStatuses) }),
    response: listOf(bulkResult),
    ownTransactions: true,
  }),
}
