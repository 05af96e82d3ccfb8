import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'

/** The typed fields of an item; null: emptied. */
export interface ItemEdit {
  quantity?: number | null
  discount?: number | null
}

export type Kept = Pick<PartsOrderItem, 'quantity' | 'discount'>

const fields = ['quantity', 'discount'] as const

/** Fields both typed into and changed by another user since `before`. */
export const changedMeanwhile = (edit: ItemEdit, before: Kept, now: Kept): (keyof Kept)[] =>
  fields.filter(field => field in edit && now[field] !== before[field])

/** The edit over the current item. */
export const itemBody = (edit: ItemEdit, now: Kept) => ({
  quantity: now.quantity,
  discount: now.discount,
  ...edit,
})
