import { billingErrors } from '#contract/billing/billing-errors.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { keepPaidAmount, lockRepairOrder, readPayments } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'

/** Drops a payment: the ledger keeps it, with a line that takes it back, and the order owes the money again. */
export async function deleteOrderPayment(
  context: Context,
  orderId: number,
  paymentId: number,
): Promise<void> {
  const order = await lockRepairOrder(context, orderId)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
  const [payment] = await readPayments(context.db, orderId, paymentId)
  if (!payment) throw refusal(billingErrors.no_such_payment)
  await context.db
    .insertInto('payment_reversals')
    .values({ payment_id: paymentId, reversed_by: context.user.id, reversed_at: context.now })
    .execute()
  await keepPaidAmount(context, order)
  context.record({
    kind: 'repair_order',
    recordId: orderId,
    act: 'payment_deleted',
    params: { amount: formatDollars(payment.amount) },
  })
  announce(context, 'repair_order', orderId)
}
