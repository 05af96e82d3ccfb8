import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import type { Context } from '#server/operation/context.ts'

/** `act`: a change of status, or a more specific act. */
export const recordStatus = (
  context: Context,
  order: { id: number; status: PartsOrderStatus },
  to: PartsOrderStatus,
  act: 'status_changed' | 'canceled' = 'status_changed',
): void =>
  context.record({
    kind: 'parts_order',
    recordId: order.id,
    act,
    changes: [
      {
        label: 'parts-orders.changes.status',
        before: `parts-orders.statuses.${order.status}`,
        after: `parts-orders.statuses.${to}`,
        as: 'key',
      },
    ],
  })
