import { expect, it } from 'vitest'
import { isReserving, partsOrderStatuses } from './parts-order-statuses.ts'
import { dueDateOf, isDue, isPayable, overdueDaysOf, paymentStatusOf } from './payment-state.ts'
import { isCancelable, moveTo, nextStatuses } from './status-moves.ts'

const all = () => true
const next = (status: (typeof partsOrderStatuses)[number], delivery_type: 'pickup' | 'delivery') =>
  nextStatuses({ status, delivery_type, is_draft: false }, all)

it('a delivery order has only these moves', () => {
  expect(Object.fromEntries(partsOrderStatuses.map(status => [status, next(status, 'delivery')]))).toEqual({
    new: ['in_process'],
    in_process: ['sent'],
    sent: ['delivered', 'lost', 'damaged', 'returned'],
    pending_pickup: ['delivered'],
    delivered: ['returned', 'damaged'],
    canceled: [],
    returned: [],
    lost: ['returned'],
    damaged: ['returned'],
  })
})

it('a pickup order waits for pickup instead of being sent', () => {
  expect(next('in_process', 'pickup')).toEqual(['pending_pickup'])
  expect(moveTo({ status: 'in_process', delivery_type: 'pickup' }, 'sent')).toBeUndefined()
})

it('drafts have no moves, nor have callers without the permission', () => {
  expect(nextStatuses({ status: 'new', delivery_type: 'delivery', is_draft: true }, all)).toEqual([])
  expect(nextStatuses({ status: 'new', delivery_type: 'delivery', is_draft: false }, () => false)).toEqual([])
  const order = { status: 'new', delivery_type: 'delivery', is_draft: false } as const
  expect(nextStatuses(order, right => right === 'orders-parts.change-status')).toEqual(['in_process'])
})

it('parts are sold once on every path, by leaving the reserving statuses, and go back to stock when returned', () => {
  for (const delivery_type of ['pickup', 'delivery'] as const) {
    for (const from of partsOrderStatuses) {
      for (const to of next(from, delivery_type)) {
        const { goods } = moveTo({ status: from, delivery_type }, to)!
        expect([from, to, goods === 'sold']).toEqual([from, to, isReserving(from) && !isReserving(to)])
        expect([from, to, goods === 'returned']).toEqual([from, to, to === 'returned'])
      }
    }
  }
})

it('can be canceled exactly while its parts are reserved', () => {
  for (const status of partsOrderStatuses) expect(isCancelable(status)).toBe(isReserving(status))
})

it('is refunded, else paid, else not paid', { tags: 'PO-008' }, () => {
  expect(paymentStatusOf({ refunded_at: 1, paid_at: 1 })).toBe('refunded')
  expect(paymentStatusOf({ refunded_at: null, paid_at: 1 })).toBe('paid')
  expect(paymentStatusOf({ refunded_at: null, paid_at: null })).toBe('not_paid')
})

it('is due by its terms, and overdue from the day after', () => {
  expect(dueDateOf('immediately', '2026-02-27')).toBe('2026-02-27')
  expect(dueDateOf('15_days', '2026-02-20')).toBe('2026-03-07')
  expect(dueDateOf('30_days', '2026-12-05')).toBe('2027-01-04')
  const days = (today: string, is_due = true) => overdueDaysOf({ due_date: '2026-03-07', is_due }, today)
  expect([days('2026-02-20'), days('2026-03-07'), days('2026-03-08')]).toEqual([0, 0, 1])
  expect(days('2026-03-10', false)).toBe(0)
  expect(overdueDaysOf({ due_date: null, is_due: true }, '2026-03-07')).toBe(0)
})

it('is payable until canceled or refunded, and not due after a return', () => {
  const order = { is_draft: false, status: 'sent' as const, refunded_at: null }
  expect([isPayable(order), isDue(order)]).toEqual([true, true])
  const returned = { ...order, status: 'returned' as const }
  expect([isPayable(returned), isDue(returned)]).toEqual([true, false])
  for (const other of [{ is_draft: true }, { status: 'canceled' as const }, { refunded_at: 1 }])
    expect(isPayable({ ...order, ...other })).toBe(false)
})
