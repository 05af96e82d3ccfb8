import { expect, it } from 'vitest'
import type { PartChoice } from '#contract/parts/part.ts'
import { withOneMore } from './add-scanned.ts'
import { emptyPartRow, type PartRowValues } from './part-row-values.ts'

const part = (id: number): PartChoice => ({
  id,
  name: `Part ${id}`,
  stock_number: `P-${id}`,
  article_number: 'A',
  price_retail: 12.5,
  price_wholesale: [],
  min_limit_price: null,
  level_price: null,
  cost: null,
  quantity: 9,
  on_hand: 9,
  reserved: 0,
  unit: { id: 1, name: 'gal', accept_decimals: true },
})

const row = (key: string, id: number | null, quantity: number | null): PartRowValues => ({
  key,
  part: id === null ? null : part(id),
  quantity,
  price: 12.5,
})

it('is one more in the row that has the part, and everything else stays', () => {
  const rows = [row('a', null, null), row('b', 7, 0.1), row('c', 8, 2)]
  const added = withOneMore(rows, part(7), 3, emptyPartRow)!
  expect(added.row).toMatchObject({ key: 'b', quantity: 1.1 })
  expect(added.rows).toEqual([rows[0], added.row, rows[2]])
  expect(added.rows[2]).toBe(rows[2])
  expect(withOneMore([row('b', 7, null)], part(7), 3, emptyPartRow)!.row.quantity).toBe(1)
})

it('goes into the first row without a part, with the quantity that was typed there', () => {
  const added = withOneMore(
    [row('a', 8, 1), row('b', null, 4), row('c', null, null)],
    part(7),
    3,
    emptyPartRow,
  )!
  expect(added.row).toMatchObject({
    key: 'b',
    part: { id: 7, stock_number: 'P-7' },
    quantity: 4,
    price: 12.5,
  })
  expect(added.rows.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})

it('gets a row of its own where all have one, as long as there is room', () => {
  const rows = [row('a', 8, 1)]
  const added = withOneMore(rows, part(7), 2, emptyPartRow)!
  expect(added.rows).toHaveLength(2)
  expect(added.rows[1]).toMatchObject({ part: { id: 7 }, quantity: 1 })
  expect(withOneMore(rows, part(7), 1, emptyPartRow)).toBeUndefined()
  expect(withOneMore(rows, part(8), 1, emptyPartRow)!.row.quantity).toBe(2)
})
