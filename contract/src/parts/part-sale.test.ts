import { describe, expect, it } from 'vitest'
import { paymentMethods } from '../lookups/payment-methods.ts'
import { itKeepsLimits, put, refusalsOf } from '../testing/field-limits.ts'
import { saleInput } from './part-sale.ts'

const broken = { describe: 'broke', quantity: 1, price: 10, date: '2026-11-02' }
const sold = {
  ...broken,
  describe: 'sold',
  invoice_number: 'C-1',
  payment_date: '2026-11-02',
  payment_method: 'cash',
  phone: '(312) 555-0142',
  email: 'maria@lopez.example',
}

describe('a part that leaves the shop keeps the limits of', () => {
  itKeepsLimits(saleInput, sold, {
    describe: {
      takes: ['defect', 'broke', 'sold'],
      refuses: [
        ['lost', 'invalid_value'],
        [undefined, 'invalid_value'],
      ],
    },
    quantity: {
      takes: [0.001, 999_999.999],
      refuses: [
        [0, 'too_small'],
        [1_000_000, 'too_big'],
        [0.0015, 'validate__three_decimals'],
        [undefined, 'invalid_type'],
      ],
    },
    price: {
      takes: [0, 0.01, 9_999_999],
      refuses: [
        [-0.01, 'too_small'],
        [9_999_999.01, 'too_big'],
        [1.005, 'validate__cents'],
        [undefined, 'invalid_type'],
      ],
    },
    date: {
      refuses: [
        ['2026-11-31', 'validate__date'],
        [undefined, 'invalid_type'],
      ],
    },
    payment_date: { refuses: [['2026-11-31', 'validate__date']] },
    payment_method: { takes: paymentMethods, refuses: [['bitcoin', 'invalid_union']] },
    invoice_number: { takes: ['x'.repeat(15)], refuses: [['x'.repeat(16), 'too_big']] },
    tax: {
      takes: [undefined, null, 0, 8.25, 99.99],
      refuses: [
        [-0.01, 'too_small'],
        [100, 'too_big'],
        [8.255, 'validate__cents'],
      ],
    },
    discount: {
      takes: [undefined, null, 0, 1.25, 99],
      refuses: [
        [-0.01, 'too_small'],
        [99.01, 'too_big'],
        [1.255, 'validate__cents'],
      ],
    },
    company_name: {
      takes: [undefined, null, '', 'x'.repeat(35)],
      refuses: [['x'.repeat(36), 'validate__name-length']],
    },
    first_name: { takes: [undefined, 'x'.repeat(100)], refuses: [['x'.repeat(101), 'too_big']] },
    last_name: { takes: [undefined, 'x'.repeat(100)], refuses: [['x'.repeat(101), 'too_big']] },
  })
})

const buyer = ['invoice_number', 'payment_date', 'payment_method', 'phone', 'email']

it('requires buyer and payment for a sale, not for a write-off', () => {
  for (const field of buyer) {
    for (const none of [undefined, null, '']) {
      expect(refusalsOf(saleInput, put(sold, field, none))).toEqual([`${field} validate__required`])
      expect(refusalsOf(saleInput, { ...put(sold, field, none), describe: 'defect' })).toEqual([])
    }
  }
  expect(refusalsOf(saleInput, { ...broken, describe: 'sold' })).toEqual(
    buyer.map(field => `${field} validate__required`),
  )
  expect(refusalsOf(saleInput, broken)).toEqual([])
})

it('reports a missing buyer together with a wrong price; refuses what is not an object', () => {
  expect(refusalsOf(saleInput, { ...put(sold, 'phone', undefined), price: '10' })).toEqual([
    'price invalid_type',
    'phone validate__required',
  ])
  expect(refusalsOf(saleInput, 'sold')).toEqual([' invalid_type'])
  expect(refusalsOf(saleInput, null)).toEqual([' invalid_type'])
})

it('fills absent fields with their empty values', () => {
  expect(saleInput.parse(broken)).toEqual({
    ...broken,
    customer_id: null,
    invoice_number: '',
    payment_date: null,
    payment_method: null,
    tax: 0,
    discount: 0,
    company_name: '',
    first_name: '',
    last_name: '',
    phone: null,
    email: null,
  })
  const parsed = saleInput.parse({ ...sold, tax: 8.25, discount: 5, company_name: ' Lopez ' })
  expect(parsed).toMatchObject({ tax: 8.25, discount: 5, company_name: 'Lopez', invoice_number: 'C-1' })
})
