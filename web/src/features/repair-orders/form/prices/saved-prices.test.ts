import { describe, expect, it } from 'vitest'
import type { PriceSource } from '#contract/prices/price-of.ts'
import type { SavedWorks } from '#contract/repair-orders/kept-row.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { emptyPartRow } from '#web/features/parts/index.ts'
import { emptyRepairOrder, emptyWork, type WorkValues } from '../values/repair-order-values.ts'
import { filledFrom } from '../values/saved-values.ts'
import { workTotal } from './priced-repair-order.ts'
import { atCurrentPrices, atPrices, changedPrices } from './saved-prices.ts'

const pieces = { name: 'pcs', accept_decimals: false }
const savedRow = (inventory_id: number, price: number, price_source: PriceSource = 'part') => ({
  inventory_id,
  price,
  price_source,
})
const saved = [
  { id: 1, inventories: [savedRow(1, 10)] },
  { id: 2, inventories: [savedRow(2, 20)] },
]

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
    const priced = atPrices(work, saved)
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
    expect(atPrices(filled, saved).parts.map(row => row.price)).toEqual([20])
  })

  it('is the current one on a new order', () => {
    const work = { ...emptyWork(), parts: [part(1, 15)] }
    expect(atPrices(work, [])).toBe(work)
  })

  it('keeps the object of a row with an unchanged price', () => {
    const work = { ...emptyWork(), parts: [part(1, 10), part(2, 25)] }
    expect(atPrices(work, saved).parts[0]).toBe(work.parts[0])
  })

  it('is the current one for a part that is not saved in the order, also in an old draft', () => {
    const works = [{ ...emptyWork(), parts: [part(1, 10), part(3, 30)] }]
    const current = [
      { id: 1, price_retail: 15 },
      { id: 3, price_retail: 33 },
    ]
    const [priced] = atCurrentPrices(works, current, saved)
    expect(priced?.parts.map(row => row.price)).toEqual([10, 33])
    expect(atCurrentPrices(works, [{ id: 3, price_retail: 30 }], saved)).toBe(works)
  })
})

describe('the price of a part that is in two types of work', () => {
  const at = (id: number | null, parts: WorkValues['parts'], saved: SavedWorks) =>
    atPrices({ ...emptyWork(), id, parts }, saved).parts.map(row => [row.price, row.price_source])

  it('is that of its own, and in another one that of the first', () => {
    const saved = [
      { id: 1, inventories: [savedRow(1, 100)] },
      { id: 2, inventories: [savedRow(1, 80, 'break')] },
    ]
    const row = part(1, 90)
    expect(at(1, [row], saved)).toEqual([[100, 'part']])
    expect(at(2, [row], saved)).toEqual([[80, 'break']])
    expect(at(null, [row], saved)).toEqual([[100, 'part']])
  })

  it('is not the typed one of another', { tags: 'RATE-3' }, () => {
    const saved = [
      { id: 1, inventories: [savedRow(1, 100)] },
      { id: 2, inventories: [savedRow(1, 70, 'typed')] },
    ]
    const row = part(1, 100)
    expect(at(1, [{ ...row, price_source: 'part' }], saved)).toEqual([[100, 'part']])
    expect(at(2, [row], saved)).toEqual([[70, 'typed']])
    // The typed price was taken back.
    expect(at(2, [{ ...row, price_source: 'part' }], saved)).toEqual([[100, 'part']])
  })

  it('changes in each of its own', () => {
    const row = (price: number, price_current: number, price_source: PriceSource) => ({
      ...savedRow(1, price, price_source),
      ...{ name: 'Part 1', price_current },
    })
    const order = {
      typeOfWork: [
        { id: 1, inventories: [row(100, 110, 'part')] },
        { id: 2, inventories: [row(80, 90, 'break')] },
      ],
    } as RepairOrder
    const works = [
      { ...emptyWork(), id: 1, parts: [part(1, 100)] },
      { ...emptyWork(), id: 2, parts: [part(1, 80)] },
    ]
    expect(changedPrices(order, { ...emptyRepairOrder(), works })).toEqual({
      parts: [
        { name: 'Part 1', kept: 100, today: 110 },
        { name: 'Part 1', kept: 80, today: 90 },
      ],
      total: { kept: 360, today: 400 },
    })
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
    const [first] = atPrices(work, [], () => ({ ...choice, ...known })).parts
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
