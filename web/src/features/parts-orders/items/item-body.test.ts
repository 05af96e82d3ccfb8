import { expect, it } from 'vitest'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { itemBody, shownItem } from './item-body.ts'

const before = { quantity: 1, discount: 0, base_price: 20 }

it('sends what was typed over what the item is by now', () => {
  const now = { ...before, quantity: 3 }
  expect(itemBody({ discount: 10 }, now)).toEqual({ quantity: 3, discount: 10 })
  expect(itemBody({ quantity: null }, before)).toEqual({ quantity: null, discount: 0 })
  expect(itemBody({ base_price: 18 }, now)).toEqual({ quantity: 3, discount: 0, base_price: 18 })
})

it('is typed when its price is another one, and no longer when that is emptied', { tags: 'RATE-3' }, () => {
  const item = { ...before, price_source: 'level' } as PartsOrderItem
  expect(shownItem(item)).toMatchObject({ base_price: 20, price_source: 'level' })
  expect(shownItem(item, { base_price: 18 })).toMatchObject({ base_price: 18, price_source: 'typed' })
  expect(shownItem(item, { base_price: 20 })).toMatchObject({ base_price: 20, price_source: 'level' })
  const typed = { ...item, price_source: 'typed' } as PartsOrderItem
  expect(shownItem(typed, { base_price: null })).toMatchObject({ base_price: 20, price_source: 'part' })
})
