import { describe, expect, it } from 'vitest'
import { paymentMethods } from '../lookups/payment-methods.ts'
import { itKeepsLimits } from '../testing/field-limits.ts'
import { payment, paymentDays, paymentInput } from './payment.ts'

const valid = { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' }

describe('a payment that is entered keeps the limits of', () => {
  itKeepsLimits(paymentInput, valid, {
    orderId: { takes: [undefined, 1], refuses: [[0, 'too_small']] },
    amount: {
      takes: [0.01, 10.25, 9_999_999_999],
      refuses: [
        [0, 'too_small'],
        [-1, 'too_small'],
        [9_999_999_999.01, 'too_big'],
        [1.005, 'validate__cents'],
        [undefined, 'invalid_type'],
      ],
    },
    payment_date: {
      takes: ['2028-02-29'],
      refuses: [
        ['2027-02-29', 'validate__date'],
        [undefined, 'invalid_type'],
      ],
    },
    payment_method: {
      takes: paymentMethods.filter(method => method !== 'online'),
      refuses: [
        ['online', 'invalid_value'],
        ['bitcoin', 'invalid_value'],
        [undefined, 'invalid_value'],
      ],
    },
    reference_number: {
      takes: [undefined, null, '', 'x'.repeat(100)],
      refuses: [['x'.repeat(101), 'too_big']],
    },
    notes: { takes: [undefined, null, '', 'x'.repeat(1000)], refuses: [['x'.repeat(1001), 'too_big']] },
  })
})

it('stores the reference number only for a money order', () => {
  const parsed = (payment_method: string) =>
    paymentInput.parse({ ...valid, payment_method, reference_number: ' M-17 ', notes: ' by post ' })
  expect(parsed('money_order')).toEqual({
    amount: 50,
    payment_date: '2026-11-21',
    payment_method: 'money_order',
    reference_number: 'M-17',
    notes: 'by post',
  })
  expect(parsed('check').reference_number).toBe(null)
})

it('is dated from a year before the order until today', () => {
  expect(paymentDays('2026-11-21', '2026-11-25')).toEqual({ from: '2025-11-21', to: '2026-11-25' })
})

it('is read with the user who entered it, if they still exist', () => {
  const read = {
    id: 1,
    amount: 50,
    payment_date: '2026-11-21',
    payment_method: 'online',
    payment_method_name: 'Online',
    reference_number: null,
    notes: '',
    created_by: { id: 2, full_name: 'Ann Lee' },
    created_at: 1,
  }
  expect(payment.parse(read)).toEqual(read)
  expect(payment.parse({ ...read, created_by: null }).created_by).toBe(null)
})
