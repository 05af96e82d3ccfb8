import { daysBetween } from '../shared/dates.ts'
import type { RepairOrderStatus } from './repair-order-statuses.ts'

/** Only parts orders can be `refunded`; a repair order's filter accepts it and finds none. */
export const paymentStatuses = [
  'paid',
  'not_paid',
  'billed',
  'not_billed',
  'overdue',
  'not_overdue',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface MoneyState {
  status: RepairOrderStatus
  is_paid: boolean
  /** Dollars still to be paid. */
  balance: number
  /** Whether an invoice was ever generated or sent. */
  is_billed: boolean
  due_date: string
}

/** Unpaid, not deleted, and due before `today`, which is a day of the company's calendar. */
export const isOverdue = (order: MoneyState, today: string): boolean =>
  !order.is_paid && order.balance > 0 && order.status !== 'deleted' && order.due_date < today

export const overdueDays = (order: MoneyState, today: string): number =>
  isOverdue(order, today) ? daysBetween(order.due_date, today) : 0

/** One of each pair: paid or not, billed or not, overdue or not. */
export const paymentStatusOf = (order: MoneyState, today: string): PaymentStatus[] => [
  order.is_paid ? 'paid' : 'not_paid',
  order.is_billed ? 'billed' : 'not_billed',
  isOverdue(order, today) ? 'overdue' : 'not_overdue',
]

/** Paid once payments reach the total; an order that costs nothing, once it is finished: until then it stays editable. */
export const isPaidInFull = (paid: number, total: number, isFinished: boolean): boolean =>
  total > 0 ? paid >= total : isFinished
