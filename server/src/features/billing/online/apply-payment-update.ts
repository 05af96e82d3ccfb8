import type { Selectable } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { OnlineCheckouts } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'
import type { BilledKinds } from '../payment-link/open-payment-link.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { applyDispute, applyWaitingDisputes, lockPaymentReference } from './apply-dispute.ts'
import { closeAs } from './checkouts.ts'
import { notifyOverpaid, notifyUnapplied } from './notify-staff.ts'
import type { DisputeUpdate, PaymentUpdate } from './payment-provider.ts'
import { refundPayment } from './refund-payment.ts'

export type Outcome = 'applied' | 'unapplied' | 'waiting' | 'nothing_to_do'

export type Checkout = Omit<Selectable<OnlineCheckouts>, 'order_kind'> & { order_kind: OrderKind }

/**
 * Events of one checkout are serialized and may come in any order. Locks: the provider's payment reference, the
 * checkout's row, the order's row.
 */
export async function applyPaymentUpdate(
  context: Context,
  kinds: BilledKinds,
  update: PaymentUpdate | DisputeUpdate,
  provider: string,
): Promise<Outcome> {
  if (update.is === 'disputed') return applyDispute(context, kinds, { ...update, provider })
  if (update.is === 'paid') await lockPaymentReference(context, { provider, reference: update.reference })
  const checkout = (await context.db
    .selectFrom('online_checkouts')
    .selectAll()
    .where('id', '=', update.checkoutId)
    .forUpdate()
    .executeTakeFirst()) as Checkout | undefined
  if (!checkout) return lost(context, update)
  const orders = kinds[checkout.order_kind]
  if (update.is === 'paid') {
    const outcome = await pay(context, orders, checkout, update)
    await applyWaitingDisputes(context, kinds, { provider, reference: update.reference })
    return outcome
  }
  if (update.is === 'refunded') {
    // The payment event comes later, and is reduced by the refund then.
    if (checkout.closed_as !== 'paid') return 'waiting'
    const order = await lockPayable(context, orders, checkout.order_id)
    return refundPayment(context, orders, { order, checkout, remainder: toDollars(update.cents) })
  }
  await closeAs(context.db, checkout.id, update.is)
  return 'applied'
}

type Paid = Extract<PaymentUpdate, { is: 'paid' }>

async function pay(
  context: Context,
  orders: BilledOrders,
  checkout: Checkout,
  { cents, currency, reference }: Paid,
): Promise<Outcome> {
  if (checkout.closed_as === 'paid') return 'nothing_to_do'
  const { kind } = orders
  const amount = toDollars(cents)
  const order = await lockPayable(context, orders, checkout.order_id)
  const close = (payment_id: number | null) =>
    context.db
      .updateTable('online_checkouts')
      .set({ closed_as: 'paid', reference, payment_id })
      .where('id', '=', checkout.id)
      .execute()
  if (!order || currency !== 'usd' || cents <= 0) {
    await close(null)
    await notifyUnapplied(context, orders, { ...checkout, amount, currency })
    return 'unapplied'
  }
  const over = toDollars(cents - Math.max(toCents(order.balance), 0))
  const paymentId = await recordPayment(context, orders, order, {
    amount,
    payment_date: todayOf(context),
    payment_method: 'online',
    reference_number: reference,
    notes: '',
  })
  await close(paymentId)
  if (over > 0) await notifyOverpaid(context, orders, { ...checkout, amount, over })
  const refunds = await context.db
    .updateTable('payment_events')
    .set({ outcome: 'applied' })
    .where('checkout_id', '=', checkout.id)
    .where('outcome', '=', 'waiting')
    .returning('amount')
    .execute()
  if (refunds.length > 0) {
    const remainder = Math.min(...refunds.map(refund => Number(refund.amount)))
    const paid = await lockPayable(context, orders, checkout.order_id)
    const stored = { ...checkout, payment_id: paymentId, reference }
    await refundPayment(context, orders, { order: paid, checkout: stored, remainder })
  }
  context.shop.log.info({ kind, orderId: order.id, reference }, 'an order was paid online')
  return 'applied'
}

/** Null if it was deleted, canceled or refunded meanwhile. */
async function lockPayable(
  context: Context,
  orders: BilledOrders,
  orderId: number,
): Promise<BilledOrder | null> {
  try {
    return await orders.lock(context, orderId)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** For an unknown checkout, as after a restore from an older backup. */
async function lost(context: Context, update: PaymentUpdate): Promise<Outcome> {
  context.shop.log.error({ update }, 'an online payment of an unknown checkout')
  if (update.is !== 'paid') return 'nothing_to_do'
  await notifyUnapplied(context, null, {
    order_number: update.orderNumber,
    amount: toDollars(update.cents),
    currency: update.currency,
  })
  return 'unapplied'
}
