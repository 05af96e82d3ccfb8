import type { PartsOrder, PartsOrderRow, Shipment } from '#contract/parts-orders/parts-order.ts'

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'parts-orders.comments': { id: number; orderNumber: string; canAdd: boolean }
    'parts-orders.change-status': { order: PartsOrderRow }
    'parts-orders.assign-manager': { order: PartsOrderRow }
    'parts-orders.create-payment': { order: PartsOrderRow }
    'parts-orders.send-documents': { order: PartsOrderRow }
    'parts-orders.checkout': { order: PartsOrderRow }
    'parts-orders.cancel': { order: PartsOrderRow }
    'parts-orders.refund': { order: PartsOrderRow }
    'parts-orders.delete': { order: PartsOrderRow }
    'parts-orders.delivery': { order: PartsOrder }
    'parts-orders.terms': { order: PartsOrder }
    'parts-orders.shipment': { order: PartsOrderRow; shipment: Shipment }
    'parts-orders.address': { order: PartsOrder; section: 'delivery_address' | 'billing_address' }
    'parts-orders.tags': { order: PartsOrder }
    'parts-orders.saved-drafts': object
  }
}
