import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { EditableCharges } from '../charges/editable-charges.tsx'
import { useChargeEdits } from '../charges/use-charge-edits.ts'
import { OrderItems } from '../items/order-items.tsx'
import { useItemEdits } from '../items/use-item-edits.ts'

/** Items and charges, which save themselves. */
export function EditableItems({ order }: { order: PartsOrder }) {
  const items = useItemEdits(order)
  const charges = useChargeEdits(order)
  return (
    <>
      <OrderItems acts={items} />
      <EditableCharges acts={charges} order={order} items={items.items} />
    </>
  )
}
