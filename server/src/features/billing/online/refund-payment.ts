import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'
import { addPayment, readPayment, storePaidState } from '../payments/payments.ts'
import type { Checkout, Outcome } from './apply-payment-update.ts'
import { notifyRefunded } from './notify-staff.ts'

interface Refund {
  /** Null if it can no longer be paid: its ledger stays unchanged. */
  order: BilledOrder | null
  checkout: Checkout
  /** Dollars that the shop keeps. */
  remainder: number
}

/**
 * A refund to the card: the payment is reversed and the remainder entered again. Events may come out of order, so only
 * a smaller remainder counts.
 */
export async function refundPayment(
  context: Context,
  orders: BilledOrders,
  { order, checkout, remainder }: Refund,
): Promise<Outcome> {
  const { db, now } = context
  const { kind } = orders
  const payment =
    order && checkout.payment_id !== null && (await readPayment(db, kind, order.id, checkout.payment_id))
  // Deleted by hand, or never in the ledger.
  if (!order || !payment) return 'nothing_to_do'
  const refunded = toDollars(toCents(payment.amount) - toCents(remainder))
  if (refunded <= 0) return 'nothing_to_do'
  await db
    .insertInto('payment_reversals')
    .values({ payment_id: payment.id, reversed_by: null, reversed_at: now })
    .execute()
  if (remainder > 0) {
    const { payment_date, payment_method, reference_number, notes } = payment
    const line = { amount: remainder, payment_date, payment_method, reference_number, notes }
    const id = await addPayment(context, orders, order, line)
    await db.updateTable('online_checkouts').set({ payment_id: id }).where('id', '=', checkout.id).execute()
  } else {
    await storePaidState(context, orders, order)
  }
  await notifyRefunded(context, orders, { ...checkout, amount: refunded })
  announce(context, kind, order.id)
  return 'applied'
}
