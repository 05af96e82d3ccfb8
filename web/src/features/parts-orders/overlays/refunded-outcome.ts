import { formatDollars } from '#contract/shared/money.ts'
import type { Outcome } from '#web/shell/notices.ts'

/** `order` as before the refund. */
export const refundedOutcome = (order: { order_number: string | null; paid_amount: number }): Outcome => ({
  description: 'parts-orders.overlays.given_back',
  params: { number: order.order_number, amount: formatDollars(order.paid_amount) },
})
