import { describe, expect, it } from 'vitest'
import type { PartChoice } from '#contract/parts/part.ts'
import { emptyPartRow, type PartRowValues } from './part-row-values.ts'
import { partIds, partsStock } from './part-stock.ts'

const part = (id: number, quantity: number, reserved = 0) => ({ id, quantity, reserved }) as PartChoice

const rows = (...wanted: [id: number, quantity: number | null][]): PartRowValues[] =>
  wanted.map(([id, quantity]) => ({
    ...emptyPartRow(),
    part: { id, name: '', stock_number: '', unit: { id: 1, name: 'pcs', accept_decimals: true } },
    quantity,
  }))

const none = new Map<number, number>()

describe('the stock of the parts of a form', () => {
  it('counts a part over all rows, as the server does', () => {
    const stock = partsStock()
    stock.learn([part(1, 5), part(2, 1)])
    stock.want(rows([1, 3], [2, 1], [1, 2]), none)
    expect(stock.of(1)).toEqual({ available: 5, elsewhere: 0, short: undefined })
    stock.want(rows([1, 3], [2, 1], [1, 2.5]), none)
    expect(stock.of(1)?.short).toBe(5.5)
    expect(stock.of(2)?.short).toBeUndefined()
    expect(stock.of(3)).toBeUndefined()
  })

  it('lets an order have what it holds itself, whichever row it stands in now', () => {
    const stock = partsStock()
    stock.learn([part(1, 0, 6)])
    stock.want(rows([1, 4]), new Map([[1, 4]]))
    expect(stock.of(1)).toEqual({ available: 4, elsewhere: 2, short: undefined })
  })

  it('adds decimals without binary rounding errors', () => {
    const stock = partsStock()
    stock.learn([part(1, 0.3)])
    stock.want(rows([1, 0.1], [1, 0.2]), none)
    expect(stock.of(1)?.short).toBeUndefined()
  })

  it('tells a row of nothing that is as before', () => {
    const stock = partsStock()
    stock.learn([part(1, 5), part(2, 5)])
    const before = [stock.of(1), stock.of(2)]
    stock.want(rows([1, 9]), none)
    expect(stock.of(1)).not.toBe(before[0])
    expect(stock.of(2)).toBe(before[1])
  })

  it('asks for each part once', () => {
    expect(partIds(rows([7, 1], [3, 1], [7, null]))).toEqual([3, 7])
  })
})
