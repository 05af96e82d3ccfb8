import { expect, it } from 'vitest'
import { quantityToMinimum, receiptAmount } from './receipt.ts'

const pieces = { accept_decimals: false }
const gallons = { accept_decimals: true }

it('is the quantity missing to the minimum, and one without a shortage', () => {
  expect(quantityToMinimum({ min_limit: 10, quantity: 3, unit: pieces })).toBe(7)
  expect(quantityToMinimum({ min_limit: 10, quantity: 10, unit: pieces })).toBe(1)
  expect(quantityToMinimum({ min_limit: 2, quantity: -1, unit: pieces })).toBe(3)
})

it('has decimals only if the unit has, else is rounded up', () => {
  expect(quantityToMinimum({ min_limit: 0.3, quantity: 0.1, unit: gallons })).toBe(0.2)
  expect(quantityToMinimum({ min_limit: 2.5, quantity: 1, unit: pieces })).toBe(2)
})

it('sums rows rounded to cents', () => {
  const third = { quantity: 0.333, cost: 0.1 }
  expect(receiptAmount([third, third, third])).toBe(0.09)
  expect(receiptAmount([{ quantity: 3, cost: 12.1 }])).toBe(36.3)
  expect(receiptAmount([])).toBe(0)
})
