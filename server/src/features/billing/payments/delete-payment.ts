import { billingErrors } from '#contract/billing/billing-errors.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { readPayment, storePaidState } from './payments.ts'

/** The payment stays in the ledger with a reversal; its amount is due again. */
export async function deletePayment(
  context: Context,
  orders: BilledOrders,
  orderId: number,
  paymentId: number,
): Promise<void> {
  const { kind } = orders
  const order = await orders.lock(context, orderId)
  const payment = await readPayment(context.db, kind, orderId, paymentId)
  if (!payment) throw refusal(billingErrors.no_such_payment)
  await context.db
    .insertInto('payment_reversals')
    .values({ payment_id: paymentId, reversed_by: context.user.id, reversed_at: context.now })
    .execute()
  await storePaidState(context, orders, order)
  context.record({
    kind,
    recordId: orderId,
    act: 'payment_deleted',
    params: { amount: formatDollars(payment.amount) },
  })
  announce(context, kind, orderId)
}
