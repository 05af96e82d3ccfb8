import type { PaymentTerms } from '../lookups/payment-methods.ts'
import { addDays, daysBetween } from '../shared/dates.ts'
import type { PartsOrderStatus } from './parts-order-statuses.ts'

export const partsOrderPaymentStatuses = ['paid', 'not_paid', 'refunded'] as const
export type PartsOrderPaymentStatus = (typeof partsOrderPaymentStatuses)[number]

/** Refunded once it was given back, else paid once it was paid in full, else not paid. */
export const paymentStatusOf = (order: {
  refunded_at: unknown
  paid_at: unknown
}): PartsOrderPaymentStatus =>
  order.refunded_at !== null ? 'refunded' : order.paid_at !== null ? 'paid' : 'not_paid'

const termDays: Record<PaymentTerms, number> = { immediately: 0, '15_days': 15, '30_days': 30 }

/** The last day to pay: the day of the checkout and the days of the term. Both are days of the company's calendar. */
export const dueDateOf = (terms: PaymentTerms, checkedOut: string): string =>
  addDays(checkedOut, termDays[terms])

/** 0 when nothing is due, or not yet. `today` is a day of the company's calendar. */
export const overdueDaysOf = (order: { due_date: string | null; is_due: boolean }, today: string): number =>
  order.is_due && order.due_date !== null && order.due_date < today ? daysBetween(order.due_date, today) : 0

interface Owed {
  is_draft: boolean
  status: PartsOrderStatus
  refunded_at: unknown
}

/** Payments are neither added to a draft, nor to what was canceled or refunded. */
export const isPayable = (order: Owed): boolean =>
  !order.is_draft && order.refunded_at === null && order.status !== 'canceled'

/** Whether somebody is waiting for what is still to be paid: not once the goods came back. */
export const isAwaited = (order: Owed): boolean => isPayable(order) && order.status !== 'returned'
