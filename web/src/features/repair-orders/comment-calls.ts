import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'

/** The calls of an order's comments, and the reads that say how many there are. */
export const commentCalls = {
  list: repairOrderEndpoints.listComments,
  add: repairOrderEndpoints.addComment,
  remove: repairOrderEndpoints.deleteComment,
  refreshes: [repairOrderEndpoints.listRepairOrders, repairOrderEndpoints.getRepairOrder],
}
