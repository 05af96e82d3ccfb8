import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'

/** The calls of an order's comments. */
export const commentCalls = {
  list: repairOrderEndpoints.listComments,
  add: repairOrderEndpoints.addComment,
  remove: repairOrderEndpoints.deleteComment,
  kind: 'repair_order',
} as const
