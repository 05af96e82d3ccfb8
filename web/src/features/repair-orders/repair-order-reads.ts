import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'

/** Whatever shows repair orders: read again when one is written, here or elsewhere. */
export const repairOrderReads = [
  repairOrderEndpoints.listRepairOrders,
  repairOrderEndpoints.getRepairOrderSummary,
  repairOrderEndpoints.getRepairOrder,
  repairOrderEndpoints.getDeletedRepairOrder,
  repairOrderEndpoints.listHistory,
  repairOrderEndpoints.listFullHistory,
]

/** What a write to an order moves besides: stock. */
export const repairOrderAndStockReads = [
  ...repairOrderReads,
  partEndpoints.listParts,
  partEndpoints.shortListParts,
]
