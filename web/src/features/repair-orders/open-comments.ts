import { useEffect } from 'react'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { loadOverlay, openOverlay } from '#web/shell/overlays.ts'
import './overlay-names.ts'

export function openComments(order: RepairOrderRow): void {
  openOverlay('repair-orders.comments', {
    id: order.id,
    orderNumber: order.order_number,
    canAdd: order.action_scopes.can_comment,
  })
}

/** Loads the drawer's code, so that it opens offline too. A failure is repeated and reported on opening. */
export function useCommentsAhead(): void {
  useEffect(() => {
    loadOverlay('repair-orders.comments').catch(() => {})
  }, [])
}
