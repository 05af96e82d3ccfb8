import { expect, it } from 'vitest'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { reservedParts } from './reserved-parts.ts'

const inventories = [{ inventory_id: 1, quantity: 4 }]
const order = { status: 'new', typeOfWork: [{ inventories }, { inventories }] } as unknown as RepairOrder

it('sums the parts of an open order over its types of work', () => {
  expect([...reservedParts(order)]).toEqual([[1, 8]])
})

it('is empty for an order that is not open', () => {
  expect(reservedParts({ ...order, status: 'deleted' }).size).toBe(0)
  expect(reservedParts(undefined).size).toBe(0)
})
