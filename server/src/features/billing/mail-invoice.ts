import type { Kysely } from 'kysely'
import type { Language } from '#contract/shared/languages.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Database } from '#server/database/tables.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { type Email, layOutMail, MailError } from '#server/platform/mail/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders, Invoice } from './billed-orders.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { renderInvoice } from './render-invoice.ts'

export interface InvoiceMail {
  kind: BilledOrders['kind']
  orderId: number
  recipient: string
  invoiceDate: string
  /** Unix milliseconds. */
  askedAt: number
}

/** Whoever sent it waits no longer than that for a mail server or file store that is away; jobs are tried again for some hours more. */
const patienceMs = 30 * 3600 * 1000

/**
 * Renders the invoice as the order stands now and mails it once; the order's history tells how that went. Throwing has
 * it tried again.
 */
export async function mailInvoice(
  shop: Shop,
  orders: BilledOrders,
  mail: InvoiceMail,
  id: string,
): Promise<void> {
  const invoice = await inSnapshot(shop.db, db => orders.readInvoice(db, mail.orderId))
  if (!invoice) return shop.log.warn({ orderId: mail.orderId }, 'an invoice of an order that is gone')
  // Whole before it begins to leave: what fails up to here is tried again and leaves nothing in doubt.
  const letter = await emailToSend(shop, invoice, mail)
  if (!(await begin(shop, mail))) return tell(shop, mail, 'documents_in_doubt')
  if (!letter) return tell(shop, mail, 'documents_not_sent')
  try {
    await shop.mail.deliver({ ...letter, id })
  } catch (error) {
    const canPass = !(error instanceof MailError && error.kind === 'permanent')
    if (canPass && isWaitedFor(shop, mail)) {
      await atRest(shop.db, mail).execute()
      throw error
    }
    shop.log.error({ err: error, orderId: mail.orderId }, 'an invoice could not be sent')
    return tell(shop, mail, 'documents_not_sent')
  }
  await tell(shop, mail, 'documents_handed_over')
}

const isWaitedFor = (shop: Shop, mail: InvoiceMail): boolean =>
  shop.clock.now().getTime() - mail.askedAt < patienceMs

/** Null when none is to leave. Throwing has it tried again. */
async function emailToSend(shop: Shop, invoice: Invoice, mail: InvoiceMail): Promise<Email | null> {
  // Nobody is to be asked for the money of an order that was deleted while its letter waited.
  if (invoice.isDeleted) return null
  try {
    return await emailOf(shop, await invoice.document(shop, mail.invoiceDate), mail.recipient)
  } catch (error) {
    if (isWaitedFor(shop, mail)) throw error
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
    footer: [company.name, ...company.address, ...company.phones, company.email].filter(Boolean).join('\n'),
  })
  return {
    to: recipient,
    replyTo: company.email ? { name: company.name, address: company.email } : undefined,
    subject,
    ...body,
    attachments: [
      {
        fileName: `${number}.pdf`,
        contentType: 'application/pdf',
        content: await renderInvoice(shop, document),
      },
    ],
  }
}

/**
 * Written down before the letter leaves and struck out with what the history says of it. False when that was never
 * said: an earlier try was cut off, and a second letter would be worse than none.
 */
async function begin({ db }: Shop, { orderId, recipient, askedAt }: InvoiceMail): Promise<boolean> {
  const begun = await db
    .insertInto('outgoing_invoices')
    .values({ order_id: orderId, recipient, asked_at: new Date(askedAt) })
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return begun !== undefined
}

const atRest = (db: Kysely<Database>, { orderId, recipient, askedAt }: InvoiceMail) =>
  db
    .deleteFrom('outgoing_invoices')
    .where('order_id', '=', orderId)
    .where('recipient', '=', recipient)
    .where('asked_at', '=', new Date(askedAt))

const tell = (shop: Shop, mail: InvoiceMail, act: string): Promise<void> =>
  inSystemContext(shop, async context => {
    const { kind, orderId, recipient } = mail
    await atRest(context.db, mail).execute()
    context.record({ kind, recordId: orderId, act, params: { recipient } })
    announce(context, kind, orderId)
  })
