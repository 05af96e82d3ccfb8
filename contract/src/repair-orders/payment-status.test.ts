import { expect, it } from 'vitest'
import { isPaidInFull, type MoneyState, overdueDays, paymentStatusOf } from './payment-status.ts'

const order = (changes: Partial<MoneyState> = {}): MoneyState => ({
  status: 'new',
  is_paid: false,
  balance: 10,
  is_billed: false,
  due_date: '2026-11-20',
  ...changes,
})

it('is overdue from the day after the due date while it has a balance', {
  tags: ['RO-050', 'RO-051'],
}, () => {
  expect(paymentStatusOf(order(), '2026-11-20')).toEqual(['not_paid', 'not_billed', 'not_overdue'])
  expect(paymentStatusOf(order({ is_billed: true }), '2026-11-21')).toEqual(['not_paid', 'billed', 'overdue'])
  expect(paymentStatusOf(order({ is_paid: true }), '2026-11-21')).toEqual([
    'paid',
    'not_billed',
    'not_overdue',
  ])
  expect(overdueDays(order(), '2026-12-01')).toBe(11)
})

it.each([
  ['paid', order({ is_paid: true, balance: 0 })],
  ['deleted', order({ status: 'deleted' })],
  ['free of charge', order({ balance: 0 })],
])('an order that is %s is not overdue', (_what, state) => {
  expect(overdueDays(state, '2026-12-01')).toBe(0)
  expect(paymentStatusOf(state, '2026-12-01')).toContain('not_overdue')
})

it('is paid when payments reach the total, with total 0 when finished', () => {
  const paid = [isPaidInFull(9.99, 10, true), isPaidInFull(10, 10, false)]
  expect([...paid, isPaidInFull(0, 0, false), isPaidInFull(0, 0, true)]).toEqual([false, true, false, true])
})
