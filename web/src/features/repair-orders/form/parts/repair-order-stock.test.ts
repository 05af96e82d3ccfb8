import { describe, expect, it } from 'vitest'
import type { PartChoice } from '#contract/parts/part.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { emptyPart, emptyWork, type WorkValues } from '../values/repair-order-values.ts'
import { heldParts, partIds, repairOrderStock } from './repair-order-stock.ts'

const part = (id: number, quantity: number, reserved = 0) => ({ id, quantity, reserved }) as PartChoice

const work = (...rows: [id: number, quantity: number | null][]): WorkValues => ({
  ...emptyWork(),
  parts: rows.map(([id, quantity]) => ({
    ...emptyPart(),
    part: { id, name: '', stock_number: '', unit: { name: 'pcs', accept_decimals: true } },
    quantity,
  })),
})

const none = new Map<number, number>()

describe('the stock of the parts of an order', () => {
  it('counts a part over all works, as the server does', () => {
    const stock = repairOrderStock()
    stock.learn([part(1, 5), part(2, 1)])
    stock.want([work([1, 3], [2, 1]), work([1, 2])], none)
    expect(stock.of(1)).toEqual({ available: 5, elsewhere: 0, short: undefined })
    stock.want([work([1, 3], [2, 1]), work([1, 2.5])], none)
    expect(stock.of(1)?.short).toBe(5.5)
    expect(stock.of(2)?.short).toBeUndefined()
    expect(stock.of(3)).toBeUndefined()
  })

  it('lets an order have what it holds itself, whichever row it stands in now', () => {
    const inventories = [{ inventory_id: 1, quantity: 4 }]
    const order = { status: 'new', typeOfWork: [{ inventories }] } as unknown as RepairOrder
    const stock = repairOrderStock()
    stock.learn([part(1, 0, 6)])
    stock.want([work(), work([1, 4])], heldParts(order))
    expect(stock.of(1)).toEqual({ available: 4, elsewhere: 2, short: undefined })
    expect(heldParts({ ...order, status: 'deleted' }).size).toBe(0)
  })

  it('adds decimals without noise', () => {
    const stock = repairOrderStock()
    stock.learn([part(1, 0.3)])
    stock.want([work([1, 0.1]), work([1, 0.2])], none)
    expect(stock.of(1)?.short).toBeUndefined()
  })

  it('tells a row of nothing that is as before', () => {
    const stock = repairOrderStock()
    stock.learn([part(1, 5), part(2, 5)])
    const before = [stock.of(1), stock.of(2)]
    stock.want([work([1, 9])], none)
    expect(stock.of(1)).not.toBe(before[0])
    expect(stock.of(2)).toBe(before[1])
  })

  it('asks for each part once', () => {
    expect(partIds([work([7, 1], [3, 1]), work([7, null])])).toEqual([3, 7])
  })
})
