import { billingErrors, noSenderHint } from '#contract/billing/billing-errors.ts'
import type { SendDocumentsInput } from '#contract/billing/documents.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from './billed-orders.ts'
import { senderEmail } from './invoice-company.ts'
import type { InvoiceMail } from './mail-invoice.ts'

/** Marks the order as billed and mails its invoice: one job per address, so that only a failed one is retried. */
export async function sendDocuments(
  context: Context,
  orders: BilledOrders,
  orderId: number,
  input: SendDocumentsInput,
): Promise<void> {
  const { kind } = orders
  await orders.lock(context, orderId)
  const company = await context.db
    .selectFrom('company')
    .select(['billing_email', 'email'])
    .executeTakeFirstOrThrow()
  if (!senderEmail(company)) {
    throw refusal(billingErrors['send-docs-error__no-sender-email'], { extra: { hint: noSenderHint } })
  }
  // The same address in different case is the same mailbox.
  const recipients = [...new Map(input.recipient_email.map(email => [email.toLowerCase(), email])).values()]
  await orders.markBilled(context.db, orderId, context.now)
  await context.db
    .insertInto('invoices')
    .values({
      order_kind: kind,
      order_id: orderId,
      invoice_date: input.invoice_date,
      recipients: JSON.stringify(recipients),
      created_by: context.user.id,
      created_at: context.now,
    })
    .execute()
  for (const recipient of recipients) {
    const mail = { kind, orderId, recipient, invoiceDate: input.invoice_date, askedAt: context.now.getTime() }
    await context.enqueue('billing.mail-invoice', mail satisfies InvoiceMail)
  }
  context.record({
    kind,
    recordId: orderId,
    act: 'documents_sent',
    params: { recipients: recipients.join(', ') },
  })
  announce(context, kind, orderId)
}
