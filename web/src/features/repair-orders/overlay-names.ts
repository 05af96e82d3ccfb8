import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'repair-orders.comments': { id: number; orderNumber: string; canAdd: boolean }
    'repair-orders.change-status': { order: RepairOrderRow }
    'repair-orders.reassign': { order: RepairOrderRow }
    /** `goesBack`: the page before the list is shown again after the payment. */
    'repair-orders.create-payment': { order: RepairOrderRow; goesBack?: boolean }
    'repair-orders.send-documents': { order: RepairOrderRow }
    'repair-orders.delete': { order: RepairOrderRow }
    'repair-orders.delete-permanently': { order: RepairOrderRow }
    'repair-orders.restore': { order: RepairOrderRow }
    'repair-orders.sublet-invoice': { orderId: number; charge: OrderCharge }
    'repair-orders.read-pdf': { file: File }
    'repair-orders.edit-restore': { id: number; titles: readonly string[] }
  }
}
