import { describe, expect, it } from 'vitest'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { emptyPartRow } from '#web/features/parts/index.ts'
import { emptyRepairOrder, emptyWork } from '../values/repair-order-values.ts'
import { filledFrom } from '../values/saved-values.ts'
import { workTotal } from './priced-repair-order.ts'
import { atCurrentPrices, atPrices, changedPrices, savedPrices } from './saved-prices.ts'

const pieces = { name: 'pcs', accept_decimals: false }
const order = {
  typeOfWork: [
    { inventories: [{ inventory_id: 1, price: 10 }] },
    { inventories: [{ inventory_id: 2, price: 20 }] },
  ],
} as RepairOrder

const part = (id: number, price: number) => ({
  ...emptyPartRow(),
  part: { id, name: `Part ${id}`, stock_number: `S-${id}`, unit: pieces },
  quantity: 2,
  price,
})

describe('the price of a part in the form of a saved order', () => {
  it('is the saved one if the part is chosen again after its price changed', {
    tags: 'ROF-040',
  }, () => {
    const work = { ...emptyWork(), parts: [part(1, 15), part(3, 30), emptyPartRow()] }
    const priced = atPrices(work, savedPrices(order))
    expect(priced.parts.map(row => row.price)).toEqual([10, 30, 0])
    expect(workTotal(priced)).toBe(80)
  })

  it('is the saved one if a saved type of work adds the part', () => {
    const filled = filledFrom(emptyWork(), {
      id: 9,
      name: 'Brakes',
      duration: '1:00',
      hourly_rate: 100,
      labor_rate: null,
      estimated_amount: 125,
      charges: [],
      inventories: [
        {
          ...{ id: 2, inventory_id: 2, name: 'Pad', stock_number: 'P-2', available: 5 },
          ...{ unit: { id: 1, ...pieces }, quantity: 1, price: 25 },
        },
      ],
    })
    expect(atPrices(filled, savedPrices(order)).parts.map(row => row.price)).toEqual([20])
  })

  it('is the current one on a new order', () => {
    const work = { ...emptyWork(), parts: [part(1, 15)] }
    expect(atPrices(work, savedPrices(undefined))).toBe(work)
  })

  it('keeps the object of a row with an unchanged price', () => {
    const work = { ...emptyWork(), parts: [part(1, 10), part(2, 25)] }
    expect(atPrices(work, savedPrices(order)).parts[0]).toBe(work.parts[0])
  })

  it('is the current one for a part that is not saved in the order, also in an old draft', () => {
    const works = [{ ...emptyWork(), parts: [part(1, 10), part(3, 30)] }]
    const current = [
      { id: 1, price_retail: 15 },
      { id: 3, price_retail: 33 },
    ]
    const [priced] = atCurrentPrices(works, current, savedPrices(order))
    expect(priced?.parts.map(row => row.price)).toEqual([10, 33])
    expect(atCurrentPrices(works, [{ id: 3, price_retail: 30 }], savedPrices(order))).toBe(works)
  })
})

describe('the price of a new row', () => {
  const choice = {
    price_retail: 20,
    price_wholesale: [{ min_qty: 5, price: 18 }],
    min_limit_price: null,
    level_price: null,
  }
  const priced = (row: object, known: object) => {
    const work = { ...emptyWork(), parts: [{ ...part(7, 20), ...row }] }
    const [first] = atPrices(work, savedPrices(undefined), () => ({ ...choice, ...known })).parts
    return [first?.price, first?.price_source]
  }

  it('follows the quantity, and the level of the owner before it', () => {
    expect(priced({ quantity: 4 }, {})).toEqual([20, undefined])
    expect(priced({ quantity: 5 }, {})).toEqual([18, 'break'])
    expect(priced({ quantity: 4, price: 18, price_source: 'break' }, {})).toEqual([20, 'part'])
    expect(priced({ quantity: 5 }, { level_price: 16 })).toEqual([16, 'level'])
  })

  it('stays as it was typed', { tags: 'RATE-3' }, () => {
    expect(priced({ price: 7, price_source: 'typed' }, { level_price: 16 })).toEqual([7, 'typed'])
  })
})

it('lists parts whose price changed since the order was saved, with both totals', {
  tags: 'ROF-040',
}, () => {
  const row = (id: number, price: number, price_current: number) => ({
    inventory_id: id,
    name: `Part ${id}`,
    price,
    price_current,
  })
  const saved = {
    typeOfWork: [
      { inventories: [row(1, 10, 12), row(2, 20, 20), row(4, 40, 44)] },
      { inventories: [row(1, 10, 12)] },
    ],
  } as RepairOrder
  // Part 4 was removed, part 3 is new.
  const works = [
    { ...emptyWork(), hourly_rate: 100, duration: '1:00', parts: [part(1, 10), part(2, 20)] },
    { ...emptyWork(), parts: [part(1, 10), part(3, 30), emptyPartRow()] },
  ]
  expect(changedPrices(saved, { ...emptyRepairOrder(), works, discount: 10 })).toEqual({
    parts: [{ name: 'Part 1', kept: 10, today: 12 }],
    total: { kept: 216, today: 223.2 },
  })
})
