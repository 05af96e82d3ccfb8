import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import type { ItemEdit } from './item-saves.ts'

export type Kept = Pick<PartsOrderItem, 'quantity' | 'discount'>

const fields = ['quantity', 'discount'] as const

/** The fields that were typed into, and that somebody else has changed since: `before` is what stood there then. */
export const changedMeanwhile = (edit: ItemEdit, before: Kept, now: Kept): (keyof Kept)[] =>
  fields.filter(field => field in edit && now[field] !== before[field])

/** What was typed, over what the item is now. */
export const itemBody = (edit: ItemEdit, now: Kept) => ({
  quantity: now.quantity,
  discount: now.discount,
  ...edit,
})
