import { formatDollars } from '#contract/shared/money.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { type PayableOrder, readPayments, storePaidState } from './payments.ts'

/** Refunds all payments of a locked order: a line of the ledger with a negative amount for each. */
export async function refundPayments(
  context: Context,
  orders: BilledOrders,
  order: PayableOrder & { paid: number },
): Promise<void> {
  const { db, now, user } = context
  const { kind } = orders
  const payments = await readPayments(db, kind, order.id)
  await insertRows(
    db,
    'payments',
    payments.map(({ amount, payment_method, reference_number }) => ({
      order_kind: kind,
      order_id: order.id,
      amount: -amount,
      payment_date: todayOf(context),
      payment_method,
      reference_number,
      notes: '',
      created_by: user.id,
      created_at: now,
    })),
  )
  await storePaidState(context, orders, order)
  const amount = formatDollars(order.paid)
  context.record({ kind, recordId: order.id, act: 'payments_refunded', params: { amount } })
}
