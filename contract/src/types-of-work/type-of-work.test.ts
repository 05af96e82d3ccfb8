import { describe, expect, it } from 'vitest'
import { itKeepsLimits } from '../testing/field-limits.ts'
import { estimatedAmount } from './estimated-amount.ts'
import { typeOfWork, typeOfWorkInput } from './type-of-work.ts'

const row = { inventory_id: 7, quantity: 2 }
const charge = { name: 'Towing', price: 250 }
const valid = { name: 'Brakes', duration: '2:00', hourly_rate: 100, inventories: [row] }

describe('a type of work keeps the limits of', () => {
  itKeepsLimits(typeOfWorkInput, valid, {
    name: {
      takes: ['x', 'x'.repeat(255)],
      refuses: [
        ['', 'too_small'],
        ['x'.repeat(256), 'too_big'],
        [undefined, 'invalid_type'],
      ],
    },
    duration: {
      takes: ['0:00', '999:59'],
      refuses: [
        ['1000:00', 'validate__duration'],
        [undefined, 'invalid_type'],
      ],
    },
    hourly_rate: {
      takes: [0, 0.01, 999_999.99],
      refuses: [
        [-0.01, 'too_small'],
        [1_000_000, 'too_big'],
        [100.005, 'validate__cents'],
        [undefined, 'invalid_type'],
      ],
    },
    inventories: {
      takes: [undefined, [], Array.from({ length: 30 }, () => row)],
      refuses: [[Array.from({ length: 31 }, () => row), 'too_big']],
    },
    'inventories.0.id': { takes: [undefined, null, 1], refuses: [[0, 'too_small']] },
    'inventories.0.inventory_id': {
      refuses: [
        [0, 'too_small'],
        [undefined, 'invalid_type'],
      ],
    },
    'inventories.0.quantity': {
      takes: [0.001, 999_999.999],
      refuses: [
        [0, 'too_small'],
        [1_000_000, 'too_big'],
        [0.0015, 'validate__three_decimals'],
        [undefined, 'invalid_type'],
      ],
    },
    charges: {
      takes: [undefined, [], Array.from({ length: 50 }, () => charge)],
      refuses: [[Array.from({ length: 51 }, () => charge), 'too_big']],
    },
    version: { takes: [undefined, 1], refuses: [[0, 'too_small']] },
  })
})

it('without parts has none', () => {
  const { inventories: _parts, ...rest } = valid
  expect(typeOfWorkInput.parse(rest).inventories).toEqual([])
})

it('is read with its parts, their current price and stock', () => {
  const read = {
    id: 1,
    name: 'Brakes',
    duration: '2:00',
    hourly_rate: 100,
    estimated_amount: 240,
    inventories: [
      {
        id: 2,
        inventory_id: 7,
        name: 'Brake shoe',
        stock_number: 'BS-1',
        quantity: 2,
        price: 20,
        unit: { id: 3, name: 'pcs', accept_decimals: false },
        available: 5,
      },
    ],
    charges: [
      {
        id: 4,
        charge_id: null,
        kind: 'other',
        name: 'Towing',
        quantity: 1,
        price: 250,
        percent: null,
        base: null,
        min_amount: null,
        max_amount: null,
        taxed_as: 'none',
        is_discounted: false,
        is_used: true,
      },
    ],
    version: 1,
    created_at: 1,
    labor_rate: null,
    updated_at: 1,
  }
  expect(typeOfWork.parse(read)).toEqual(read)
})

it('adds labor, parts and charges, every line rounded half up', () => {
  const inventories = [
    { price: 148.9, quantity: 2 },
    { price: 0.01, quantity: 0.5 },
  ]
  expect(estimatedAmount({ hourly_rate: 120, duration: '2:30', inventories, charges: [] })).toBe(597.81)
  expect(estimatedAmount({ hourly_rate: 0.01, duration: '0:30', inventories: [], charges: [] })).toBe(0.01)
  const supplies = { ...fixed, percent: 5, base: 'labor' as const, max_amount: 10 }
  const charges = [{ ...fixed, quantity: 1.5, price: 0.33 }, supplies]
  expect(estimatedAmount({ hourly_rate: 300, duration: '1:00', inventories: [], charges })).toBe(310.5)
})

const fixed = {
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  quantity: 1,
  price: 0,
  taxed_as: 'none',
  is_discounted: false,
} as const
