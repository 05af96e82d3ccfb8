import { billingErrors } from '#contract/billing/billing-errors.ts'
import { type Payment, type PaymentInput, paymentDays } from '#contract/billing/payment.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { dateIn } from '#contract/shared/dates.ts'
import { formatDollars, toCents } from '#contract/shared/money.ts'
import {
  balanceOf,
  keepPaidAmount,
  lockRepairOrder,
  notifyPayment,
  readPayments,
  type StoredRepairOrder,
} from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'

/** Enters a payment on a repair order: a line of the ledger, at most what is still due. */
export async function createOrderPayment(
  context: Context,
  orderId: number,
  input: PaymentInput,
): Promise<Payment> {
  const order = await lockRepairOrder(context, orderId)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
  const balance = balanceOf(order)
  if (balance <= 0) throw refusal(billingErrors.order_already_paid)
  const reasons = [...againstAmount(input.amount, balance), ...againstDay(context, input.payment_date, order)]
  if (reasons.length > 0) throw new Refusal(reasons)
  const { id } = await context.db
    .insertInto('payments')
    .values({
      ...input,
      amount: String(input.amount),
      order_kind: 'repair_order',
      order_id: orderId,
      created_by: context.user.id,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPaidAmount(context, order)
  context.record({
    kind: 'repair_order',
    recordId: orderId,
    act: 'payment_added',
    params: { amount: formatDollars(input.amount) },
  })
  await notifyPayment(context, order, formatDollars(input.amount))
  announce(context, 'repair_order', orderId)
  const [payment] = await readPayments(context.db, orderId, id)
  return payment!
}

const againstAmount = (amount: number, balance: number): Reason[] =>
  toCents(amount) > toCents(balance)
    ? [
        reason(billingErrors.payment_over_balance, {
          parameter: 'amount',
          params: { balance: formatDollars(balance) },
        }),
      ]
    : []

function againstDay(context: Context, day: string, order: StoredRepairOrder): Reason[] {
  const entered = dateIn(context.companyTimezone, unixSeconds(order.created_at))
  const { from, to } = paymentDays(entered, todayOf(context))
  if (day > to) return [reason(billingErrors.payment_in_the_future, { parameter: 'payment_date' })]
  if (day < from) return [reason(billingErrors.payment_long_before_order, { parameter: 'payment_date' })]
  return []
}
