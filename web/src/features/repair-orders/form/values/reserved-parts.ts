import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { type Quantities, sumById } from '#web/features/parts/index.ts'

/** The quantities that a saved order has reserved; only an open order has reservations. */
export function reservedParts(order: RepairOrder | undefined): Quantities {
  if (!order || !isOpen(order.status)) return new Map()
  return sumById(
    order.typeOfWork.flatMap(work =>
      work.inventories.map(({ inventory_id, quantity }) => ({ id: inventory_id, quantity })),
    ),
  )
}
