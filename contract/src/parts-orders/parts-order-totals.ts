import { percentOf, sumCents, times, toCents, toDollars } from '../shared/money.ts'
import type { DeliveryType } from './parts-order-statuses.ts'

/** One line: dollars for one of it. */
export interface PricedItem {
  quantity: number
  /** The retail price when it was added. */
  base_price: number
  /** The price before a sale of the shop's own, where there is one. */
  price_old: number | null
  /** Whole percent. */
  discount: number
  /** Shipping of one. */
  delivery_cost: number
  free_shipping: boolean
}

export interface PricedPartsOrder {
  items: readonly PricedItem[]
  /** Null while it was not chosen: nothing is charged for shipping then. */
  delivery_type: DeliveryType | null
  /** Additional shipping cost, in dollars. */
  delivery_cost: number
  /** Percent; 0 where no tax is charged. */
  tax_rate: number
}

/** Dollars. The total is all of them but `saving`, which the subtotal does not hold any more. */
export interface PartsOrderTotals {
  /** Items after their discounts. */
  subtotal: number
  /** Shipping of the items; 0 for a pickup. */
  shipping: number
  /** As entered; 0 for a pickup. */
  additional: number
  /** On the items alone: shipping is not taxed. */
  tax: number
  /** What the customer saves against the prices before discounts. */
  saving: number
  total: number
}

/** The price of one after its discount: minus percent, rounded to two decimals. */
export const discountedPrice = ({
  base_price,
  discount,
}: Pick<PricedItem, 'base_price' | 'discount'>): number =>
  toDollars(percentOf(toCents(base_price), 100 - discount))

/** Every line is rounded half up to the cent, then summed; the tax is on the sum. */
export function partsOrderTotals(order: PricedPartsOrder): PartsOrderTotals {
  const isDelivered = order.delivery_type === 'delivery'
  const lines = order.items.map(lineCents)
  const subtotal = sumCents(lines.map(line => line.amount))
  const shipping = isDelivered ? sumCents(lines.map(line => line.shipping)) : 0
  const additional = isDelivered ? toCents(order.delivery_cost) : 0
  const tax = percentOf(subtotal, order.tax_rate)
  return {
    subtotal: toDollars(subtotal),
    shipping: toDollars(shipping),
    additional: toDollars(additional),
    tax: toDollars(tax),
    saving: toDollars(sumCents(lines.map(line => line.saving))),
    total: toDollars(subtotal + shipping + additional + tax),
  }
}

function lineCents(item: PricedItem) {
  const amount = times(toCents(discountedPrice(item)), item.quantity)
  const before = times(toCents(Math.max(item.price_old ?? 0, item.base_price)), item.quantity)
  return {
    amount,
    saving: before - amount,
    shipping: item.free_shipping ? 0 : times(toCents(item.delivery_cost), item.quantity),
  }
}
