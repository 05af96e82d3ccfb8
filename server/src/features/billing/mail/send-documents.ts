import type { SendDocumentsInput } from '#contract/billing/documents.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { recordInvoice } from '../invoice/record-invoice.ts'
import type { InvoiceMail } from './mail-invoice.ts'
import { refuseWithoutSender } from './refuse-without-sender.ts'

/** Marks the order as billed and mails its invoice: one job per address, so that only a failed one is retried. */
export async function sendDocuments(
  context: Context,
  orders: BilledOrders,
  orderId: number,
  input: SendDocumentsInput,
): Promise<void> {
  const { kind } = orders
  await orders.lock(context, orderId)
  await refuseWithoutSender(context.db)
  // Addresses that differ only in case are the same mailbox.
  const recipients = [...new Map(input.recipient_email.map(email => [email.toLowerCase(), email])).values()]
  await orders.markBilled(context.db, orderId, context.now)
  await recordInvoice(context, { kind, orderId, invoiceDate: input.invoice_date, recipients })
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
