import { describe, expect, it } from 'vitest'
import { emptyPartRow, isCompleteRow, type PartRowValues, partRowErrors } from './part-row-values.ts'

const part = {
  id: 7,
  name: 'Shoe',
  stock_number: 'S-1',
  unit: { id: 1, name: 'pcs', accept_decimals: false },
}
const row = (key: string, changes: Partial<PartRowValues> = {}): PartRowValues => ({
  key,
  part,
  quantity: 1,
  price: 2,
  ...changes,
})

describe('rows of parts', () => {
  it('are sent when a part is chosen and the quantity is above 0', { tags: 'TOW-016' }, () => {
    expect(isCompleteRow(row('a'))).toBe(true)
    expect(isCompleteRow(row('a', { quantity: 0 }))).toBe(false)
    expect(isCompleteRow(row('a', { quantity: null }))).toBe(false)
    expect(isCompleteRow(emptyPartRow())).toBe(false)
  })

  it('get their errors although the server counts without the rows that were not sent', () => {
    const entry = (parameter: string) => ({
      status: 422,
      code: 'x',
      title: 'Whole numbers only',
      source: { parameter },
    })
    const rows = [row('a'), row('b', { part: null }), row('c')]
    expect(partRowErrors([entry('inventories.1.quantity'), entry('name')], 'inventories', rows)).toEqual({
      c: 'Whole numbers only',
    })
  })
})
