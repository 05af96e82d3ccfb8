import { expect, it } from 'vitest'
import { changedMeanwhile, itemBody } from './item-body.ts'

const before = { quantity: 1, discount: 0 }

it('sends what was typed over what the item is by now', () => {
  expect(itemBody({ discount: 10 }, { quantity: 3, discount: 0 })).toEqual({ quantity: 3, discount: 10 })
  expect(itemBody({ quantity: null }, before)).toEqual({ quantity: null, discount: 0 })
})

it('finds what two people typed into at once, and nothing else', () => {
  const now = { quantity: 3, discount: 0 }
  expect(changedMeanwhile({ quantity: 2 }, before, now)).toEqual(['quantity'])
  expect(changedMeanwhile({ discount: 10 }, before, now)).toEqual([])
  expect(changedMeanwhile({ quantity: 2, discount: 10 }, before, before)).toEqual([])
})
