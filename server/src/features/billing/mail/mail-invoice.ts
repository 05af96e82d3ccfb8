import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Language } from '#contract/shared/languages.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Database } from '#server/database/tables.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { type Email, layOutMail, MailError } from '#server/platform/mail/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders, Invoice } from '../billed-orders.ts'
import type { InvoiceDocument } from '../invoice/invoice-document.ts'
import { renderInvoice } from '../invoice/render-invoice.ts'
import { companyFooter, sentBy } from './company-mail.ts'
import { isWaitedFor } from './mail-patience.ts'
import { writtenOnly } from './written-only.ts'

export interface InvoiceMail {
  kind: OrderKind
  orderId: number
  recipient: string
  invoiceDate: string
  /** Unix milliseconds. */
  askedAt: number
}

/**
 * Renders the invoice from the current order and mails it once; the result goes into the order's history. Retried if
 * it throws.
 */
export async function mailInvoice(
  shop: Shop,
  orders: BilledOrders,
  mail: InvoiceMail,
  id: string,
): Promise<void> {
  const invoice = await inSnapshot(shop.db, db => orders.readInvoice(db, mail.orderId))
  if (!invoice) {
    await atRest(shop.db, mail).execute()
    return shop.log.warn({ orderId: mail.orderId }, 'an invoice of an order that is gone')
  }
  // Fully rendered before sending: a failure up to here can be retried safely.
  const email = await emailToSend(shop, invoice, mail)
  if (!(await recordAttempt(shop, mail))) return recordAct(shop, mail, 'documents_in_doubt')
  if (!email) return recordAct(shop, mail, 'documents_not_sent')
  try {
    await shop.mail.deliver({ ...email, id })
  } catch (error) {
    const canPass = !(error instanceof MailError && error.kind === 'permanent')
    if (canPass && isWaitedFor(shop, mail.askedAt)) {
      await atRest(shop.db, mail).execute()
      throw error
    }
    shop.log.error({ err: error, orderId: mail.orderId }, 'an invoice could not be sent')
    return recordAct(shop, mail, 'documents_not_sent')
  }
  await recordAct(shop, mail, 'documents_handed_over')
}

/** Null if none is to be sent. Retried if it throws. */
async function emailToSend(shop: Shop, invoice: Invoice, mail: InvoiceMail): Promise<Email | null> {
  if (invoice.isVoid) return null
  try {
    return await emailOf(shop, await invoice.document(shop, mail.invoiceDate), mail.recipient)
  } catch (error) {
    if (isWaitedFor(shop, mail.askedAt)) throw error
    shop.log.error({ err: error, orderId: mail.orderId }, 'an invoice could not be made')
    return null
  }
}

async function emailOf(shop: Shop, document: InvoiceDocument, recipient: string): Promise<Email> {
  const t = shop.translations.in(document.language as Language)
  const { number, balance, company } = document
  const subject = t('billing.mail.subject', { number, company: company.name })
  const body = layOutMail({
    company: company.name,
    language: document.language,
    title: subject,
    paragraphs: [t('billing.mail.greeting'), t('billing.mail.text', { number, balance: balance.amount })],
    footer: companyFooter(company),
  })
  return {
    to: recipient,
    ...sentBy(company),
    subject,
    ...body,
    attachments: [
      {
        fileName: `${number}.pdf`,
        contentType: 'application/pdf',
        content: (await renderInvoice(shop, document)).content,
      },
    ],
  }
}

/**
 * Recorded before the e-mail is sent and removed with the history line about it. False if that line is missing: an
 * earlier attempt was interrupted, and a second e-mail would be worse than none.
 */
async function recordAttempt(
  { db }: Shop,
  { kind, orderId, recipient, askedAt }: InvoiceMail,
): Promise<boolean> {
  const attempt = await db
    .insertInto('outgoing_invoices')
    .values({ order_kind: kind, order_id: orderId, recipient, asked_at: new Date(askedAt) })
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return attempt !== undefined
}

const atRest = (db: Kysely<Database>, { kind, orderId, recipient, askedAt }: InvoiceMail) =>
  db
    .deleteFrom('outgoing_invoices')
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('recipient', '=', recipient)
    .where('asked_at', '=', new Date(askedAt))

const recordAct = (shop: Shop, mail: InvoiceMail, act: string): Promise<void> =>
  inSystemContext(shop, async context => {
    const { kind, orderId, recipient } = mail
    await atRest(context.db, mail).execute()
    context.record({ kind, recordId: orderId, act, params: { recipient, ...writtenOnly(shop) } })
    announce(context, kind, orderId)
  })
