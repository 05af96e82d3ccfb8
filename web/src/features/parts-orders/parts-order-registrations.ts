import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

onRecordChanged('parts_order', [
  partsOrderEndpoints.listPartsOrders,
  partsOrderEndpoints.getPartsOrder,
  partsOrderEndpoints.listComments,
  partsOrderEndpoints.listHistory,
  partsOrderEndpoints.listFullHistory,
])

onRecordChanged('company', [partsOrderEndpoints.getCounterAddress])
