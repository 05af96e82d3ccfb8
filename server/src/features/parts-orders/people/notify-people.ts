import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { notify } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { partsOrderLink } from '../parts-order-link.ts'

interface NotifiedOrder {
  id: number
  order_number: string
  sales_manager_id: number | null
  created_by: number | null
}

/** Notifies the order's sales manager. Users are never notified of their own actions. */
export const notifyAssigned = (context: Context, order: NotifiedOrder): Promise<void> =>
  notify(context, { ...about(order), type: 'order_assigned', usersWith: seeing([order.sales_manager_id]) })

export const notifyReceived = (
  context: Parameters<typeof notify>[0],
  order: Pick<NotifiedOrder, 'id' | 'order_number'>,
): Promise<void> =>
  notify(context, {
    ...about(order),
    type: 'parts_order_created',
    roles: ['superadmin', 'admin', 'sales_manager'],
  })

export const notifyStatus = (
  context: Context,
  order: NotifiedOrder,
  status: PartsOrderStatus,
): Promise<void> =>
  notify(context, {
    ...about(order, { status_key: `parts-orders.statuses.${status}` }),
    type: 'order_status_changed',
    usersWith: involvedUsers(order),
  })

export const notifyComment = (
  context: Context,
  order: NotifiedOrder,
  comment: { id: number; author: string },
): Promise<void> =>
  notify(context, {
    ...about(order, { author: comment.author, subject: order.order_number }),
    meta: { order_id: order.id, comment_id: comment.id },
    type: 'comment_added',
    usersWith: involvedUsers(order),
  })

/** `amount` is formatted. */
export const notifyPayment = (context: Context, order: NotifiedOrder, amount: string): Promise<void> =>
  notify(context, {
    ...about(order, { amount }),
    type: 'payment_received',
    usersWith: involvedUsers(order),
    roles: ['superadmin', 'admin'],
  })

/** The order's sales manager and creator, if they may still read parts orders. */
const involvedUsers = (order: NotifiedOrder) => seeing([order.sales_manager_id, order.created_by])

const seeing = (ids: readonly (number | null)[]) => ({
  right: 'orders-parts.read' as const,
  users: ids.filter(id => id !== null),
})

const about = (order: Pick<NotifiedOrder, 'id' | 'order_number'>, params: Record<string, string> = {}) => ({
  params: { order_number: order.order_number, ...params },
  link: partsOrderLink(order.id),
  meta: { order_id: order.id },
})
