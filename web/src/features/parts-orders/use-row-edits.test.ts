import { expect, it } from 'vitest'
import { changedFields } from './use-row-edits.ts'

const before = { quantity: 1, discount: 0, base_price: 20 }

it('finds what two people typed into at once, and nothing else', () => {
  const now = { ...before, quantity: 3, base_price: 19 }
  expect(changedFields({ quantity: 2 }, before, now)).toEqual(['quantity'])
  expect(changedFields({ base_price: 18 }, before, now)).toEqual(['base_price'])
  expect(changedFields({ discount: 10 }, before, now)).toEqual([])
  expect(changedFields({ quantity: 2, discount: 10 }, before, before)).toEqual([])
})
