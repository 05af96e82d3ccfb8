import type { PaymentFilter } from '#contract/repair-orders/payment-status.ts'

/** Options of a filter; repair orders are never refunded. */
export const paymentStatusOptions = (filters: readonly PaymentFilter[]) =>
  filters
    .filter(value => value !== 'refunded')
    .map(value => ({ value, label: `repair-orders.payment_statuses.${value}` }))
