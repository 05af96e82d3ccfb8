import { registerOverlay } from '#web/shell/overlays.ts'
import './overlay-names.ts'

export function registerPartsOrderOverlays(): void {
  registerOverlay('parts-orders.comments', () => import('./parts-order-comments.tsx'))
  registerOverlay('parts-orders.change-status', () => import('./change-parts-order-status.tsx'))
  registerOverlay('parts-orders.assign-manager', () => import('./assign-sales-manager.tsx'))
  registerOverlay('parts-orders.create-payment', () => import('./create-parts-order-payment.tsx'))
  registerOverlay('parts-orders.send-documents', () => import('./send-parts-order-documents.tsx'))
  registerOverlay('parts-orders.checkout', () => import('./checkout-parts-order.tsx'))
  registerOverlay('parts-orders.cancel', () => import('./cancel-parts-order.tsx'))
  registerOverlay('parts-orders.refund', () => import('./refund-parts-order.tsx'))
  registerOverlay('parts-orders.delete', () => import('./delete-parts-order.tsx'))
  registerOverlay('parts-orders.delivery', () => import('./edit-delivery.tsx'))
  registerOverlay('parts-orders.terms', () => import('./edit-terms.tsx'))
  registerOverlay('parts-orders.shipment', () => import('./edit-shipment.tsx'))
  registerOverlay('parts-orders.address', () => import('./edit-address.tsx'))
  registerOverlay('parts-orders.saved-drafts', () => import('./saved-drafts.tsx'))
  registerOverlay('parts-orders.tags', () => import('./edit-parts-order-tags.tsx'))
}
