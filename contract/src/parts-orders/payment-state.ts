import type { PaymentTerms } from '../lookups/payment-methods.ts'
import { addDays, daysBetween } from '../shared/dates.ts'
import type { PartsOrderStatus } from './parts-order-statuses.ts'

export const partsOrderPaymentStatuses = ['paid', 'not_paid', 'refunded'] as const
export type PartsOrderPaymentStatus = (typeof partsOrderPaymentStatuses)[number]

export const paymentStatusOf = (order: {
  refunded_at: unknown
  paid_at: unknown
}): PartsOrderPaymentStatus =>
  order.refunded_at !== null ? 'refunded' : order.paid_at !== null ? 'paid' : 'not_paid'

const termDays: Record<PaymentTerms, number> = { immediately: 0, '15_days': 15, '30_days': 30 }

/** The last day to pay, from the day of the checkout; both in the company's calendar. */
export const dueDateOf = (terms: PaymentTerms, checkedOut: string): string =>
  addDays(checkedOut, termDays[terms])

/** 0 if not overdue. `today` is a day of the company's calendar. */
export const overdueDaysOf = (order: { due_date: string | null; is_due: boolean }, today: string): number =>
  order.is_due && order.due_date !== null && order.due_date < today ? daysBetween(order.due_date, today) : 0

interface Owed {
  is_draft: boolean
  status: PartsOrderStatus
  refunded_at: unknown
}

export const isPayable = (order: Owed): boolean =>
  !order.is_draft && order.refunded_at === null && order.status !== 'canceled'

/** Whether the balance is due: not after the goods were returned. */
export const isDue = (order: Owed): boolean => isPayable(order) && order.status !== 'returned'
