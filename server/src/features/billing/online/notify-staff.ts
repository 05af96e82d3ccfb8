import type { NotificationType } from '#contract/notifications/notification.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { notify } from '#server/features/notifications/index.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import type { DisputeState } from './payment-provider.ts'

interface PaymentNotice {
  order_number: string
  order_id?: number
  /** Dollars. */
  amount: number
}

/** Money came for an order that can no longer be paid; staff must settle it. */
export const notifyUnapplied = (
  context: Context,
  orders: BilledOrders | null,
  { currency, ...notice }: PaymentNotice & { currency: string },
): Promise<void> => {
  context.shop.log.error({ ...notice, currency }, 'an online payment that no order takes')
  const amount =
    currency === 'usd' ? formatDollars(notice.amount) : `${notice.amount} ${currency.toUpperCase()}`
  return notifyOffice(context, orders, 'online_payment_unapplied', notice, { amount })
}

export const notifyOverpaid = (
  context: Context,
  orders: BilledOrders,
  { over, ...notice }: PaymentNotice & { over: number },
): Promise<void> =>
  notifyOffice(context, orders, 'payment_over_balance', notice, {
    amount: formatDollars(notice.amount),
    over: formatDollars(over),
  })

export const notifyRefunded = (
  context: Context,
  orders: BilledOrders,
  notice: PaymentNotice,
): Promise<void> =>
  notifyOffice(context, orders, 'payment_refunded', notice, { amount: formatDollars(notice.amount) })

const disputeNotices = {
  opened: 'payment_disputed',
  won: 'payment_dispute_won',
  lost: 'payment_dispute_lost',
} as const satisfies Record<DisputeState, NotificationType>

export const notifyDispute = (
  context: Context,
  orders: BilledOrders,
  dispute: DisputeState,
  notice: PaymentNotice,
): Promise<void> =>
  notifyOffice(context, orders, disputeNotices[dispute], notice, { amount: formatDollars(notice.amount) })

/** In the history of the order, and to those who run the office. */
async function notifyOffice(
  context: Context,
  orders: BilledOrders | null,
  type: NotificationType,
  { order_number, order_id }: PaymentNotice,
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
