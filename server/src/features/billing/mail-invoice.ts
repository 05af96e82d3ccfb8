import type { Language } from '#contract/shared/languages.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { asShop } from '#server/http/as-shop.ts'
import { layOutMail, MailError } from '#server/platform/mail/index.ts'
import type { InvoiceDocument } from '#server/platform/pdf/invoice-document.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import { orderInvoice, readInvoicedOrder } from './order-invoice.ts'

export interface InvoiceMail {
  orderId: number
  recipient: string
  invoiceDate: string
  /** Unix milliseconds. */
  askedAt: number
}

/** Whoever sent it waits no longer than that for a mail server that is away; jobs are tried again for some hours more. */
const patienceMs = 30 * 3600 * 1000

/** Renders the invoice as the order stands now and mails it; the order's history tells how that went. Throwing has it tried again. */
export async function mailInvoice(shop: Shop, mail: InvoiceMail): Promise<void> {
  const read = await inSnapshot(shop.db, db => readInvoicedOrder(db, mail.orderId))
  if (!read) return shop.log.warn({ orderId: mail.orderId }, 'an invoice of an order that is gone')
  // Nobody is to be asked for the money of an order that was deleted while its letter waited.
  if (read.order.status === 'deleted') return tell(shop, mail, 'documents_not_sent')
  const document = await orderInvoice(shop, read, mail.invoiceDate)
  try {
    await shop.mail.deliver(await letterOf(shop, document, mail.recipient))
  } catch (error) {
    const canPass = !(error instanceof MailError && error.kind === 'permanent')
    if (canPass && shop.clock.now().getTime() - mail.askedAt < patienceMs) throw error
    shop.log.error({ err: error, orderId: mail.orderId }, 'an invoice could not be sent')
    return tell(shop, mail, 'documents_not_sent')
  }
  await tell(shop, mail, 'documents_handed_over')
}

async function letterOf(shop: Shop, document: InvoiceDocument, recipient: string) {
  const t = shop.translations.in(document.language as Language)
  const { number, balance } = document
  const company = { ...document.company, name: oneLine(document.company.name) }
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
        content: await shop.renderPdf('invoice', document),
      },
    ],
  }
}

/** A header is one line; a letter whose header is more is refused. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const tell = (shop: Shop, { orderId, recipient }: InvoiceMail, act: string): Promise<void> =>
  asShop(shop, async context => {
    context.record({ kind: 'repair_order', recordId: orderId, act, params: { recipient } })
    announce(context, 'repair_order', orderId)
  })
