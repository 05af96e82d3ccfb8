import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'

export const commentCalls = {
  list: partsOrderEndpoints.listComments,
  add: partsOrderEndpoints.addComment,
  remove: partsOrderEndpoints.deleteComment,
  kind: 'parts_order',
} as const
