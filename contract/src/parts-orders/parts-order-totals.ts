import { chargeCents, type PricedCharge, type TaxGroup } from '../charges/charge-amount.ts'
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
  /** Percent on the charges that are taxed as labor. */
  tax_labor: number
  charges: readonly PricedCharge[]
}

export interface PartsOrderTotals {
  subtotal: number
  /** Shipping of the items; 0 for pickup. */
  shipping: number
  /** 0 for pickup. */
  additional: number
  charges: number
  /** On the subtotal and the charges taxed as parts: shipping is not taxed. */
  tax: number
  /** On the charges taxed as labor. */
  tax_labor: number
  /** Compared with the prices before discounts. */
  saving: number
  total: number
  /** Of the charges, in their order. */
  charge_amounts: number[]
}

/** Price per unit after the discount, rounded to cents. */
export const discountedPrice = ({
  base_price,
  discount,
}: Pick<PricedItem, 'base_price' | 'discount'>): number =>
  toDollars(percentOf(toCents(base_price), 100 - discount))

/**
 * Every line is rounded half up to the cent, then summed; the tax is on the sum. A charge in percent is of the parts
 * before the discounts of the items.
 */
export function partsOrderTotals(order: PricedPartsOrder): PartsOrderTotals {
  const isDelivered = order.delivery_type === 'delivery'
  const lines = order.items.map(lineCents)
  const subtotal = sumCents(lines.map(line => line.amount))
  const shipping = isDelivered ? sumCents(lines.map(line => line.shipping)) : 0
  const additional = isDelivered ? toCents(order.delivery_cost) : 0
  const parts = sumCents(lines.map(line => line.before_discount))
  const charges = order.charges.map(charge => chargeCents(charge, { labor: 0, parts }))
  const taxedAs = (group: TaxGroup) =>
    sumCents(charges.filter((_, index) => order.charges[index]!.taxed_as === group))
  const charged = sumCents(charges)
  const tax = percentOf(subtotal + taxedAs('parts'), order.tax_rate)
  const taxLabor = percentOf(taxedAs('labor'), order.tax_labor)
  return {
    subtotal: toDollars(subtotal),
    shipping: toDollars(shipping),
    additional: toDollars(additional),
    charges: toDollars(charged),
    tax: toDollars(tax),
    tax_labor: toDollars(taxLabor),
    saving: toDollars(sumCents(lines.map(line => line.saving))),
    total: toDollars(subtotal + shipping + additional + charged + tax + taxLabor),
    charge_amounts: charges.map(toDollars),
  }
}

function lineCents(item: PricedItem) {
  const amount = times(toCents(discountedPrice(item)), item.quantity)
  const before = times(toCents(Math.max(item.price_old ?? 0, item.base_price)), item.quantity)
  return {
    amount,
    before_discount: times(toCents(item.base_price), item.quantity),
    saving: before - amount,
    shipping: item.free_shipping ? 0 : times(toCents(item.delivery_cost), item.quantity),
  }
}
