import { describe, expect, it } from 'vitest'
import { itKeepsLimits, refusalsOf } from '../testing/field-limits.ts'
import {
  orderAddressInput,
  partsOrderAttachmentRules,
  partsOrderInput,
  partsOrderItemInput,
  partsOrderShipmentInput,
  partsOrderStart,
  partsOrderStatusInput,
} from './parts-order-input.ts'

const optionalId = {
  takes: [undefined, null, 1],
  refuses: [
    [0, 'too_small'],
    [1.5, 'invalid_type'],
  ],
} as const
const named = (max: number) =>
  ({
    takes: ['x', 'x'.repeat(max)],
    refuses: [
      ['', 'too_small'],
      ['   ', 'too_small'],
      ['x'.repeat(max + 1), 'too_big'],
      [undefined, 'invalid_type'],
    ],
  }) as const
const cost = {
  takes: [0, 0.01, 9_999_999_999],
  refuses: [
    [-0.01, 'too_small'],
    [10_000_000_000, 'too_big'],
    [1.005, 'validate__cents'],
    ['1', 'invalid_type'],
  ],
} as const
const sameId = {
  takes: [undefined, 1],
  refuses: [
    [0, 'too_small'],
    [null, 'invalid_type'],
  ],
} as const

describe('a new draft keeps the limits of', () => {
  itKeepsLimits(
    partsOrderStart,
    {},
    {
      source: {
        takes: [undefined, 'bs', 'amazon', 'haulk_depot'],
        refuses: [
          ['ecomm', 'invalid_value'],
          ['', 'invalid_value'],
        ],
      },
      customer_id: optionalId,
    },
  )
})

describe('an order keeps the limits of', () => {
  itKeepsLimits(
    partsOrderInput,
    { payment: {} },
    {
      id: sameId,
      step: {
        takes: [undefined, 'customer', 'items', 'delivery', 'payment'],
        refuses: [['checkout', 'invalid_value']],
      },
      source: { takes: [undefined, 'amazon'], refuses: [['ecomm', 'invalid_value']] },
      customer_id: optionalId,
      delivery_type: { takes: [undefined, null, 'pickup', 'delivery'], refuses: [['ship', 'invalid_value']] },
      delivery_cost: { ...cost, takes: [undefined, ...cost.takes] },
      delivery_address: { takes: [undefined, null] },
      billing_address: { takes: [undefined, null] },
      'payment.terms': {
        takes: [undefined, null, 'immediately', '15_days', '30_days'],
        refuses: [['60_days', 'invalid_value']],
      },
      'payment.method': { takes: [undefined, null, 'cash', 'online'], refuses: [['coins', 'invalid_value']] },
      'payment.with_tax_exemption': { takes: [undefined, true, false], refuses: [['yes', 'invalid_type']] },
      tag_ids: {
        takes: [undefined, [], [1, 2, 3, 4, 5]],
        refuses: [[[1, 2, 3, 4, 5, 6], 'too_big']],
      },
      version: sameId,
    },
  )
})

describe('an address of an order keeps its limits', { tags: 'PO-041' }, () => {
  const valid = {
    first_name: 'Maria',
    last_name: 'Alvarez',
    address: '14 Main St',
    city: 'Joliet',
    state_id: 14,
    zip: '60431',
    phone: '+13125550119',
  }
  const person = {
    ...named(100),
    refuses: [
      ['', 'validate__required'],
      ['x'.repeat(101), 'too_big'],
    ],
  } as const
  itKeepsLimits(orderAddressInput, valid, {
    first_name: person,
    last_name: person,
    address: named(200),
    city: named(100),
    company_name: { takes: [undefined, null, '', 'x'.repeat(100)], refuses: [['x'.repeat(101), 'too_big']] },
    state_id: { refuses: [[undefined, 'invalid_type']] },
    zip: {
      takes: ['60431-1234'],
      refuses: [
        ['K1A 0B1', 'validate__zip'],
        [undefined, 'invalid_type'],
      ],
    },
    phone: { refuses: [[undefined, 'invalid_type']] },
    customer_address_id: optionalId,
    save: { takes: [undefined, true, false], refuses: [[1, 'invalid_type']] },
  })

  it('is saved to the customer only on request', () => {
    expect(orderAddressInput.parse(valid)).toEqual({
      ...valid,
      company_name: '',
      customer_address_id: null,
      save: false,
    })
  })
})

describe('an item keeps its limits', { tags: ['PO-038', 'PO-039'] }, () => {
  itKeepsLimits(
    partsOrderItemInput,
    { inventory_id: 1, quantity: 1, discount: 0 },
    {
      inventory_id: {
        refuses: [
          [undefined, 'invalid_type'],
          [0, 'too_small'],
        ],
      },
      quantity: {
        takes: [1, 1.5, 1.125, 999_999.999],
        refuses: [
          [undefined, 'invalid_type'],
          [null, 'invalid_type'],
          [0.999, 'too_small'],
          [1_000_000, 'too_big'],
          [1.0005, 'validate__three_decimals'],
        ],
      },
      discount: {
        takes: [0, 1, 99],
        refuses: [
          [undefined, 'invalid_type'],
          [-1, 'too_small'],
          [100, 'too_big'],
          [0.5, 'invalid_type'],
        ],
      },
    },
  )
})

const sent = { delivery_method: 'ups', date_sent: '2026-11-21', delivery_cost: 1 }

describe('a shipment keeps its limits', { tags: 'PO-033' }, () => {
  itKeepsLimits(partsOrderShipmentInput, sent, {
    delivery_method: {
      takes: ['ups', 'fedex', 'usps', 'ltl_freight', 'own_delivery'],
      refuses: [
        ['dhl', 'invalid_value'],
        [undefined, 'invalid_value'],
      ],
    },
    date_sent: {
      takes: ['2028-02-29'],
      refuses: [
        ['2027-02-29', 'validate__date'],
        [undefined, 'invalid_type'],
      ],
    },
    delivery_cost: { ...cost, refuses: [...cost.refuses, [undefined, 'invalid_type']] },
    tracking_number: {
      takes: [undefined, null, '', 'x'.repeat(100)],
      refuses: [['x'.repeat(101), 'too_big']],
    },
    orderId: sameId,
    deliveryId: sameId,
  })
})

describe('a change of status keeps its limits', { tags: ['PO-027', 'PO-034'] }, () => {
  itKeepsLimits(
    partsOrderStatusInput,
    { status: 'sent' },
    {
      order_id: sameId,
      status: {
        takes: [
          'new',
          'in_process',
          'sent',
          'pending_pickup',
          'delivered',
          'canceled',
          'returned',
          'lost',
          'damaged',
        ],
        refuses: [
          ['finished', 'invalid_value'],
          [undefined, 'invalid_value'],
        ],
      },
      sent_data: {
        takes: [undefined, [], [sent], [sent, sent]],
        refuses: [[[sent, sent, sent], 'validate__max-tracking-numbers']],
      },
    },
  )
})

it('starts with the counter as source and no other fields', () => {
  expect(partsOrderStart.parse({})).toEqual({ source: 'bs' })
  expect(partsOrderStatusInput.parse({ status: 'new' })).toEqual({ status: 'new', sent_data: [] })
})

it('accepts up to fifty files', () => {
  expect(partsOrderAttachmentRules.maxCount).toBe(50)
})

it('accepts both names of the exemption', () => {
  const taken = (payment: object) => partsOrderInput.parse({ payment }).payment!.with_tax_exemption
  expect(taken({ withTaxExemption: true })).toBe(true)
  expect(taken({ with_tax_exemption: false, withTaxExemption: true })).toBe(false)
  expect(taken({})).toBeUndefined()
  expect(partsOrderInput.parse({})).toEqual({})
  expect(refusalsOf(partsOrderInput, null)).toEqual([' invalid_type'])
})
