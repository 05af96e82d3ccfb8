import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'

export const commentCalls = {
  list: repairOrderEndpoints.listComments,
  add: repairOrderEndpoints.addComment,
  remove: repairOrderEndpoints.deleteComment,
  kind: 'repair_order',
} as const
