import { notify } from '#web/shell/notices.ts'

/** Nothing can be saved for an order that is not there: said, and nothing is sent. */
export function hasOrderId(orderId: number | undefined): orderId is number {
  if (orderId !== undefined) return true
  notify.error('parts-orders.wizard.no_order')
  return false
}
