import type { PaymentInput } from '#contract/billing/payment.ts'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrder, BilledOrders } from './billed-orders.ts'
import { closeCheckouts } from './online/checkouts.ts'
import { keepPaid } from './payments.ts'

type Line = Omit<PaymentInput, 'orderId' | 'payment_method'> & { payment_method: PaymentMethod }

/** A line of the ledger of a locked order, and all that follows of it. Returns its id. */
export async function recordPayment(
  context: Context,
  orders: BilledOrders,
  order: BilledOrder,
  line: Line,
): Promise<number> {
  const { kind } = orders
  const { id } = await context.db
    .insertInto('payments')
    .values({
      ...line,
      amount: String(line.amount),
      order_kind: kind,
      order_id: order.id,
      // Nobody, when the customer paid by themselves.
      created_by: context.user?.id ?? null,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPaid(context, orders, order)
  await closeCheckouts(context, { kind, orderId: order.id, but: null })
  const amount = formatDollars(line.amount)
  context.record({ kind, recordId: order.id, act: 'payment_added', params: { amount } })
  await orders.notifyPayment(context, order, amount)
  announce(context, kind, order.id)
  return id
}
