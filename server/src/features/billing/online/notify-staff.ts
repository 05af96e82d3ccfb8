import type { NotificationType } from '#contract/notifications/notification.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { notify } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import type { DisputeState } from './payment-provider.ts'

interface Told {
  order_number: string
  order_id?: number
  /** Dollars. */
  amount: number
}

/** Money came that its order cannot take any more: nobody but staff can settle that. */
export const notifyUnapplied = (
  context: Context,
  orders: BilledOrders | null,
  { currency, ...told }: Told & { currency: string },
): Promise<void> => {
  context.shop.log.error({ ...told, currency }, 'an online payment that no order takes')
  const amount = currency === 'usd' ? formatDollars(told.amount) : `${told.amount} ${currency.toUpperCase()}`
  return tell(context, orders, 'online_payment_unapplied', told, { amount })
}

export const notifyOverpaid = (
  context: Context,
  orders: BilledOrders,
  { over, ...told }: Told & { over: number },
): Promise<void> =>
  tell(context, orders, 'payment_over_balance', told, {
    amount: formatDollars(told.amount),
    over: formatDollars(over),
  })

export const notifyRefunded = (context: Context, orders: BilledOrders, told: Told): Promise<void> =>
  tell(context, orders, 'payment_refunded', told, { amount: formatDollars(told.amount) })

const disputeNotices = {
  opened: 'payment_disputed',
  won: 'payment_dispute_won',
  lost: 'payment_dispute_lost',
} as const satisfies Record<DisputeState, NotificationType>

export const notifyDispute = (
  context: Context,
  orders: BilledOrders,
  dispute: DisputeState,
  told: Told,
): Promise<void> =>
  tell(context, orders, disputeNotices[dispute], told, { amount: formatDollars(told.amount) })

/** In the history of the order, and to those who run the office. */
async function tell(
  context: Context,
  orders: BilledOrders | null,
  type: NotificationType,
  { order_number, order_id }: Told,
  params: Record<string, string>,
): Promise<void> {
  if (orders && order_id !== undefined) {
    context.record({ kind: orders.kind, recordId: order_id, act: type, params })
    announce(context, orders.kind, order_id)
  }
  await notify(context, {
    type,
    params: { order_number, ...params },
    roles: ['superadmin', 'admin'],
    ...(orders && order_id !== undefined ? { link: orders.link(order_id), meta: { order_id } } : {}),
  })
}
