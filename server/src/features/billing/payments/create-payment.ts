import { billingErrors } from '#contract/billing/billing-errors.ts'
import { type Payment, type PaymentInput, paymentDays } from '#contract/billing/payment.ts'
import { dateIn } from '#contract/shared/dates.ts'
import { formatDollars, toCents } from '#contract/shared/money.ts'
import { refuseAnotherOrder } from '#server/features/billing/refuse-another-order.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'
import { showPayment } from './payments.ts'
import { recordPayment } from './record-payment.ts'

/** At most the balance. */
export async function createPayment(
  context: Context,
  orders: BilledOrders,
  orderId: number,
  { orderId: named, ...input }: PaymentInput,
): Promise<Payment> {
  refuseAnotherOrder(orderId, named, 'orderId')
  const order = await orders.lock(context, orderId)
  if (order.balance <= 0) throw refusal(billingErrors.order_already_paid)
  const reasons = [
    ...validateAmount(input.amount, order.balance),
    ...validateDay(context, input.payment_date, order),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const id = await recordPayment(context, orders, order, input)
  const { user, now } = context
  return showPayment(context)({
    ...input,
    id,
    created_by: { id: user.id, full_name: user.full_name },
    created_at: unixSeconds(now),
  })
}

const validateAmount = (amount: number, balance: number): Reason[] =>
  toCents(amount) > toCents(balance)
    ? [
        reason(billingErrors.payment_over_balance, {
          parameter: 'amount',
          params: { balance: formatDollars(balance) },
        }),
      ]
    : []

function validateDay(context: Context, day: string, order: BilledOrder): Reason[] {
  const entered = dateIn(context.companyTimezone, unixSeconds(order.created_at))
  const { from, to } = paymentDays(entered, todayOf(context))
  if (day > to) return [reason(billingErrors.payment_in_the_future, { parameter: 'payment_date' })]
  if (day < from) return [reason(billingErrors.payment_long_before_order, { parameter: 'payment_date' })]
  return []
}
