import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'

/** The furthest step that can be opened: the first incomplete one. */
export function reachedStep({ customer, items, delivery_type, billing_address }: PartsOrder): number {
  if (!customer) return 0
  if (items.length === 0) return 1
  return delivery_type && billing_address ? 3 : 2
}
