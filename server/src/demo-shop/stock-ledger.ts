import { chargedAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Part } from './parts.ts'
import type { OrderLine } from './repair-order-content.ts'

export interface Movement {
  part: Part
  operation_type: 'purchase' | 'sold' | 'returned'
  quantity: number
  price: number
  /** Dollars charged, before taxes. */
  amount: number
  cost: number
  describe: 'sold' | 'defect' | 'broke' | null
  orderNumber: string | null
  invoice_number: string
  sale: object | null
  userId: number
  at: Date
}

export interface StockEvent {
  at: Date
  happen(): void
}

/** Quantities in thousandths, average cost in hundredths of a cent. */
export interface Shelf {
  part: Part
  onHand: number
  reserved: number
  average: number
  isOnOrder: boolean
}

export type Ledger = ReturnType<typeof openLedger>

const thousandths = (quantity: number) => Math.round(quantity * 1000)

/**
 * The rules of `parts/stock` without a database: only available parts are reserved, only reserved
 * parts are sold, nothing is negative.
 */
export function openLedger(parts: readonly Part[]) {
  const shelves = new Map(
    parts.map((part): [number, Shelf] => [
      part.id,
      { part, onHand: 0, reserved: 0, average: 0, isOnOrder: false },
    ]),
  )
  const movements: Movement[] = []

  const shelfOf = (part: Part): Shelf => shelves.get(part.id)!

  function move(
    part: Part,
    change: number,
    movement: Omit<Movement, 'part' | 'quantity' | 'cost'>,
    average: number,
  ) {
    const shelf = shelfOf(part)
    if (change > 0) {
      shelf.average = Math.round((shelf.onHand * shelf.average + change * average) / (shelf.onHand + change))
    }
    shelf.onHand += change
    if (shelf.onHand < shelf.reserved) throw new RangeError(`${part.name} would fall below what is reserved`)
    movements.push({ ...movement, part, quantity: Math.abs(change) / 1000, cost: average / 10_000 })
  }

  return {
    shelves,
    movements,
    shelfOf,
    available: (part: Part): number => (shelfOf(part).onHand - shelfOf(part).reserved) / 1000,

    buy(
      part: Part,
      quantity: number,
      cost: number,
      by: { userId: number; at: Date; invoice_number: string },
    ) {
      const purchase = {
        operation_type: 'purchase',
        price: 0,
        amount: 0,
        describe: null,
        orderNumber: null,
        sale: null,
      } as const
      move(part, thousandths(quantity), { ...purchase, ...by }, toCents(cost) * 100)
    },

    buyFor(lines: readonly OrderLine[], by: { userId: number; at: Date; invoice_number: string }) {
      const purchase = {
        operation_type: 'purchase',
        price: 0,
        amount: 0,
        describe: null,
        orderNumber: null,
        sale: null,
      } as const
      for (const { part, quantity } of lines)
        move(part, thousandths(quantity), { ...purchase, ...by }, shelfOf(part).average)
    },

    reserve(lines: readonly OrderLine[]) {
      for (const { part, quantity } of lines) {
        const shelf = shelfOf(part)
        shelf.reserved += thousandths(quantity)
        if (shelf.onHand < shelf.reserved) throw new RangeError(`${part.name} is short`)
      }
    },

    release(lines: readonly OrderLine[]) {
      for (const { part, quantity } of lines) shelfOf(part).reserved -= thousandths(quantity)
    },

    sell(lines: readonly OrderLine[], order: { number: string; userId: number; at: Date; discount: number }) {
      const amounts = chargedAmounts(lines, order.discount)
      for (const [index, { part, quantity, price }] of lines.entries()) {
        const shelf = shelfOf(part)
        shelf.reserved -= thousandths(quantity)
        const charged = { price, amount: amounts[index]! }
        move(part, -thousandths(quantity), ofOrder('sold', 'sold', charged, order), shelf.average)
      }
    },

    returnToStock(order: { number: string; userId: number; at: Date }) {
      const sold = movements.filter(
        ({ orderNumber, operation_type }) => orderNumber === order.number && operation_type === 'sold',
      )
      for (const { part, quantity, price, amount, cost } of sold) {
        const charged = { price, amount }
        move(
          part,
          thousandths(quantity),
          ofOrder('returned', null, charged, order),
          Math.round(cost * 10_000),
        )
      }
    },

    decrementStock(
      part: Part,
      quantity: number,
      out: Pick<Movement, 'price' | 'amount' | 'describe' | 'invoice_number' | 'sale' | 'userId' | 'at'>,
    ) {
      const movement = { operation_type: 'sold', orderNumber: null, ...out } as const
      move(part, -thousandths(quantity), movement, shelfOf(part).average)
    },

    averageCost: (part: Part): number => toDollars(Math.round(shelfOf(part).average / 100)),
  }
}

const ofOrder = (
  operation_type: 'sold' | 'returned',
  describe: 'sold' | null,
  charged: { price: number; amount: number },
  { number, userId, at }: { number: string; userId: number; at: Date },
) => ({
  operation_type,
  describe,
  ...charged,
  orderNumber: number,
  invoice_number: number,
  sale: null,
  userId,
  at,
})
