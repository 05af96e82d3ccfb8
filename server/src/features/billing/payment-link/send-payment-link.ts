import { billingErrors } from '#contract/billing/billing-errors.ts'
import { type PaymentLink, paymentLinkDays } from '#contract/billing/payment-link.ts'
import { hashSecret, newSecret } from '#server/access/tokens.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusSeconds, todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { recordInvoice } from '../invoice/record-invoice.ts'
import { refuseWithoutSender } from '../mail/refuse-without-sender.ts'
import type { PaymentLinkMail } from './mail-payment-link.ts'
import { readPaymentLink } from './read-payment-link.ts'
import { revokeLinks } from './revoke-payment-link.ts'

/** Mails the customer a link to the invoice, which bills the order. An earlier link stops working. */
export async function sendPaymentLink(
  context: Context,
  orders: BilledOrders,
  orderId: number,
): Promise<PaymentLink> {
  const { kind } = orders
  const { db, now } = context
  const order = await orders.lock(context, orderId)
  if (order.balance <= 0) throw refusal(billingErrors.order_already_paid)
  await refuseWithoutSender(db)
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  if (!email) throw refusal(billingErrors.customer_without_email)
  await revokeLinks(context, kind, orderId)
  const link = await db
    .insertInto('payment_links')
    .values({
      order_kind: kind,
      order_id: orderId,
      // A placeholder: the working token is made when the e-mail is sent.
      token_hash: hashSecret(newSecret()),
      sent_to: email,
      created_by: context.user.id,
      created_at: now,
      expires_at: plusSeconds(now, paymentLinkDays * 24 * 3600),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (await orders.markBilled(db, orderId, now)) {
    await recordInvoice(context, { kind, orderId, invoiceDate: todayOf(context), recipients: [email] })
  }
  const mail: PaymentLinkMail = { kind, orderId, linkId: link.id, recipient: email, askedAt: now.getTime() }
  await context.enqueue('billing.mail-payment-link', mail)
  context.record({ kind, recordId: orderId, act: 'payment_link_sent', params: { recipient: email } })
  announce(context, kind, orderId)
  return (await readPaymentLink(context, kind, orderId))!
}
