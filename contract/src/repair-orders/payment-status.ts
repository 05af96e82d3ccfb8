import { daysBetween } from '../shared/dates.ts'
import type { RepairOrderStatus } from './repair-order-statuses.ts'

/** `refunded` exists only for parts orders; a repair order's filter accepts it and finds none. */
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

export const overdueAges = [
  { name: 'overdue_to_30', from: 1, to: 30 },
  { name: 'overdue_to_60', from: 31, to: 60 },
  { name: 'overdue_to_90', from: 61, to: 90 },
  { name: 'overdue_over_90', from: 91, to: null },
] as const
type OverdueAge = (typeof overdueAges)[number]['name']

/** Filters of unpaid orders with a balance. `to_bill`: finished, never billed. `not_due`: not overdue. */
export const owedGroups = ['to_bill', 'not_due', ...overdueAges.map(({ name }) => name)] as const
export type OwedGroup = 'to_bill' | 'not_due' | OverdueAge

export const paymentFilters = [...paymentStatuses, ...owedGroups] as const
export type PaymentFilter = PaymentStatus | OwedGroup

export const isOwedGroup = (filter: PaymentFilter): filter is OwedGroup =>
  (owedGroups as readonly PaymentFilter[]).includes(filter)

export interface MoneyState {
  status: RepairOrderStatus
  is_paid: boolean
  balance: number
  /** Whether an invoice was ever generated or sent. */
  is_billed: boolean
  due_date: string
}

/** `today` is a day of the company's calendar. */
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

/** An order with total 0 is paid when finished: until then it stays editable. */
export const isPaidInFull = (paid: number, total: number, isFinished: boolean): boolean =>
  total > 0 ? paid >= total : isFinished
