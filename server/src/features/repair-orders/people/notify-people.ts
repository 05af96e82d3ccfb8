import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { notify } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { repairOrderLink } from '../repair-order-link.ts'
import { seeingAllOrders } from '../visible-repair-orders.ts'

interface NotifiedOrder {
  id: number
  order_number: string
  mechanic_id: number | null
  created_by: number | null
}

type Writing = Parameters<typeof notify>[0]

/** Notifies the order's mechanic. Users are never notified of their own actions. */
export const notifyAssigned = (context: Context, order: NotifiedOrder): Promise<void> =>
  notify(context, { ...about(order), type: 'order_assigned', users: [order.mechanic_id].filter(isUser) })

export const notifyStatus = (
  context: Context,
  order: NotifiedOrder,
  status: RepairOrderStatus,
): Promise<void> =>
  notify(context, {
    ...about(order, { status_key: `repair-orders.statuses.${status}` }),
    type: 'order_status_changed',
    ...involvedUsers(order),
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
    ...involvedUsers(order),
  })

/** `amount` is formatted. Mechanics are not notified of money. */
export const notifyPayment = (context: Context, order: NotifiedOrder, amount: string): Promise<void> =>
  notify(context, {
    ...about(order, { amount }),
    type: 'payment_received',
    usersWith: creator(order),
    roles: ['superadmin', 'admin'],
  })

export const notifyOverdue = (writing: Writing, order: NotifiedOrder): Promise<void> =>
  notify(writing, { ...about(order), type: 'order_overdue', ...involvedUsers(order) })

/** Notifies the order's author: sublets are the office's affair. */
export const notifySubletPastDue = (
  writing: Writing,
  order: NotifiedOrder & { name: string },
): Promise<void> =>
  notify(writing, {
    ...about(order, { name: order.name }),
    type: 'sublet_past_due',
    usersWith: creator(order),
  })

const involvedUsers = (order: NotifiedOrder) => ({
  users: [order.mechanic_id].filter(isUser),
  usersWith: creator(order),
})

/** Excludes users who may no longer see the order, such as an office user who is now a mechanic. */
const creator = (order: NotifiedOrder) => ({
  right: seeingAllOrders,
  users: [order.created_by].filter(isUser),
})

const isUser = (id: number | null): id is number => id !== null

const about = (order: NotifiedOrder, params: Record<string, string> = {}) => ({
  params: { order_number: order.order_number, ...params },
  link: repairOrderLink(order.id),
  meta: { order_id: order.id },
})
