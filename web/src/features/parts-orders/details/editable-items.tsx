import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { OrderItems } from '../items/order-items.tsx'
import { useItemEdits } from '../items/use-item-edits.ts'

export function EditableItems({ order }: { order: PartsOrder }) {
  return <OrderItems acts={useItemEdits(order)} />
}
