import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import '../overlays/overlay-names.ts'

export function openComments(order: PartsOrderRow): void {
  openOverlay('parts-orders.comments', {
    id: order.id,
    orderNumber: order.order_number,
    canAdd: order.action_scopes.can_comment,
  })
}
