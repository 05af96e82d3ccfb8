import { bulkPartsOrderEndpoints } from '#contract/parts-orders/bulk.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { tagActs } from '#web/features/tags/index.ts'
import { choiceField, staffField } from '#web/records/bulk/act-controls.tsx'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'

export default function PartsOrdersBulkBar({ selection }: { selection: Selection }) {
  return (
    <BulkBar
      kind="parts_order"
      selection={selection}
      acts={acts}
      matching={bulkPartsOrderEndpoints.listMatchingPartsOrders}
      exports={partsOrderEndpoints.exportPartsOrders}
    />
  )
}

const acts: readonly BulkAct[] = [
  {
    label: 'parts-orders.actions.assign_manager',
    endpoint: bulkPartsOrderEndpoints.assignSalesManagerToPartsOrders,
    fieldLabel: 'parts-orders.overlays.new_manager',
    field: staffField('sales_manager_id', 'sales_manager', 'parts-orders.overlays.no_manager_found'),
  },
  {
    label: 'parts-orders.actions.change_status',
    endpoint: bulkPartsOrderEndpoints.changeStatusOfPartsOrders,
    fieldLabel: 'parts-orders.overlays.new_status',
    // Sending needs a shipment per order.
    field: choiceField(
      'status',
      ['in_process', 'pending_pickup', 'delivered', 'lost', 'damaged', 'returned'],
      'parts-orders.statuses',
    ),
    isFinal: true,
  },
  ...tagActs(bulkPartsOrderEndpoints.tagPartsOrders, 'order'),
]
