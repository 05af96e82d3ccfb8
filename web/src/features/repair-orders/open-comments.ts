import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import './overlay-names.ts'

export function openComments(order: RepairOrderRow): void {
  openOverlay('repair-orders.comments', {
    id: order.id,
    orderNumber: order.order_number,
    canAdd: order.action_scopes.can_comment,
  })
}
