import { expect, it } from 'vitest'
import { orderMargin } from './order-margin.ts'

it('is what is left of the total before taxes after the costs of parts and charges', () => {
  const parts = [
    { cost: 37.2, quantity: 2 },
    { cost: 10, quantity: 0.5 },
  ]
  expect(orderMargin(300, parts, [{ cost: 95 }, { cost: null }])).toEqual({ profit: 125.6, margin: 41.9 })
  expect(orderMargin(50, parts, [])).toEqual({ profit: -29.4, margin: -58.8 })
})

it('sums costs of four decimals before they are rounded', () => {
  const tenth = { cost: 0.0004, quantity: 10 }
  expect(orderMargin(1, [tenth, tenth], [])).toEqual({ profit: 0.99, margin: 99 })
})

it('is not known without any cost, nor of nothing', () => {
  expect(orderMargin(300, [{ cost: null, quantity: 2 }], [{ cost: null }])).toBeUndefined()
  expect(orderMargin(300, [{ cost: 0, quantity: 2 }], [])).toBeUndefined()
  expect(orderMargin(0, [{ cost: 5, quantity: 1 }], [])).toBeUndefined()
})
