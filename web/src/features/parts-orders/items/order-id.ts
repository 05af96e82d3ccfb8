import { notify } from '#web/shell/notices.ts'

/** Shows a notice if there is no order to save to. */
export function hasOrderId(orderId: number | undefined): orderId is number {
  if (orderId !== undefined) return true
  notify.error('parts-orders.wizard.no_order')
  return false
}
