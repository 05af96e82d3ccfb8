import { formatDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'
import { closeCheckouts } from '../online/checkouts.ts'
import { addPayment, type PaymentLine } from './payments.ts'

/** Adds a payment to a locked order, with history and notifications. Returns its id. */
export async function recordPayment(
  context: Context,
  orders: BilledOrders,
  order: BilledOrder,
  line: PaymentLine,
): Promise<number> {
  const { kind } = orders
  const id = await addPayment(context, orders, order, line)
  await closeCheckouts(context, { kind, orderId: order.id, but: null })
  const amount = formatDollars(line.amount)
  context.record({ kind, recordId: order.id, act: 'payment_added', params: { amount } })
  await orders.notifyPayment(context, order, amount)
  announce(context, kind, order.id)
  return id
}
