import { percentOf, sumCents, times, toCents, toDollars } from '../shared/money.ts'
import type { DeliveryType } from './parts-order-statuses.ts'

/** Dollars per unit. */
export interface PricedItem {
  quantity: number
  base_price: number
  /** The price before a sale, if on sale. */
  price_old: number | null
  discount: number
  delivery_cost: number
  free_shipping: boolean
}

interface PricedPartsOrder {
  items: readonly PricedItem[]
  /** Null until chosen: no shipping is charged. */
  delivery_type: DeliveryType | null
  /** Additional shipping cost, in dollars. */
  delivery_cost: number
  /** Percent. */
  tax_rate: number
}

export interface PartsOrderTotals {
  subtotal: number
  /** Shipping of the items; 0 for pickup. */
  shipping: number
  /** 0 for pickup. */
  additional: number
  /** On the subtotal: shipping is not taxed. */
  tax: number
  /** Compared with the prices before discounts. */
  saving: number
  total: number
}

/** Price per unit after the discount, rounded to cents. */
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
