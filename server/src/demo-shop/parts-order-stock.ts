import { isReserving } from '#contract/parts-orders/parts-order-statuses.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import type { PartsOrderPlan } from './parts-order-plan.ts'
import type { WrittenPartsOrder } from './parts-orders.ts'
import type { Person } from './people.ts'
import type { OrderLine } from './repair-order-content.ts'
import type { Ledger, StockEvent } from './stock-ledger.ts'

/** Buys what an order takes and writes off returns: the workshop's stock stays the same. */
export function partsOrderEvents(ledger: Ledger, order: PartsOrderPlan, buyer: Person): StockEvent[] {
  if (order.status === 'canceled') return []
  const lines = order.lines.map(
    ({ part, item }): OrderLine => ({ part, quantity: item.quantity, price: discountedPrice(item) }),
  )
  const { created_at } = order
  const invoice_number = `INV-${order.number}`
  const sold = soldIn(order)
  const returned = order.steps.find(({ status }) => status === 'returned')
  return [
    {
      at: created_at,
      happen: () => {
        ledger.buyFor(lines, { userId: buyer.id, at: created_at, invoice_number })
        ledger.reserve(lines)
      },
    },
    ...(sold
      ? [
          {
            at: sold.at,
            happen: () =>
              ledger.sell(lines, { number: order.number, userId: sold.by.id, at: sold.at, discount: 0 }),
          },
        ]
      : []),
    ...(returned ? [{ at: returned.at, happen: () => comeBack(ledger, order, lines, returned) }] : []),
  ]
}

export const soldIn = ({ steps, deliveryType }: PartsOrderPlan) =>
  steps.find(({ status }) => status === (deliveryType === 'pickup' ? 'delivered' : 'sent'))

function comeBack(
  ledger: Ledger,
  { number }: PartsOrderPlan,
  lines: readonly OrderLine[],
  { at, by }: { at: Date; by: Person },
): void {
  ledger.returnToStock({ number, userId: by.id, at })
  for (const { part, quantity } of lines) {
    ledger.decrementStock(part, quantity, {
      price: ledger.averageCost(part),
      amount: 0,
      describe: 'defect',
      invoice_number: '',
      sale: null,
      userId: by.id,
      at,
    })
  }
}

export const partsOrderReservations = (order: WrittenPartsOrder) =>
  isReserving(order.status)
    ? order.lines.map(({ part, item }) => ({
        part_id: part.id,
        order_kind: 'parts_order',
        order_id: order.id,
        quantity: item.quantity,
        created_at: order.checked_out_at,
      }))
    : []
