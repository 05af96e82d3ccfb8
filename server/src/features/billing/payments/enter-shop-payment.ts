import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'
import { addPayment } from './payments.ts'

/** Enters a payment in full by the order's source, without notifications of its own. */
export async function enterShopPayment(
  context: Omit<Context, 'user'>,
  orders: BilledOrders,
  orderId: number,
  payment_method: PaymentMethod,
): Promise<void> {
  const inner = context as Context
  const order: BilledOrder = await orders.lock(inner, orderId)
  // An order of $0.00 is paid by its checkout.
  if (order.total <= 0) return
  await addPayment(inner, orders, order, {
    amount: order.total,
    payment_date: todayOf(context),
    payment_method,
    reference_number: null,
    notes: '',
  })
  context.record({
    kind: orders.kind,
    recordId: orderId,
    act: 'payment_added',
    params: { amount: formatDollars(order.total) },
  })
}
