import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrderItemChange } from '#contract/parts-orders/parts-order-input.ts'

/** The typed fields of an item; null: emptied. */
export interface ItemEdit {
  quantity?: number | null
  discount?: number | null
  /** Dollars each; emptied, it is the price of the customer again. */
  base_price?: number | null
}

type Kept = Pick<PartsOrderItem, 'quantity' | 'discount'>

/** The edit over the current item. The server refuses an emptied quantity or discount. */
export const itemBody = (edit: ItemEdit, { quantity, discount }: Kept) =>
  ({ quantity, discount, ...edit }) as Omit<PartsOrderItemChange, 'inventory_id' | 'version'>

/** The item as it is shown with what is typed; an emptied price stays until the answer has the new one. */
export function shownItem(item: PartsOrderItem, edit: ItemEdit = {}) {
  const { base_price = item.base_price } = edit
  return {
    ...item,
    ...edit,
    base_price: base_price ?? item.base_price,
    price_source: base_price === item.base_price ? item.price_source : base_price === null ? 'part' : 'typed',
  } as const
}
