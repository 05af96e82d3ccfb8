import type { Language } from '#contract/shared/languages.ts'
import { layOutMail, MailError } from '#server/platform/mail/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { orderInvoice } from './order-invoice.ts'

export interface InvoiceMail {
  orderId: number
  recipient: string
  invoiceDate: string
}

/** Renders the invoice as the order stands now and mails it. Throwing has it tried again later. */
export async function mailInvoice(shop: Shop, mail: InvoiceMail): Promise<void> {
  const document = await orderInvoice(shop, mail.orderId, mail.invoiceDate)
  if (!document) return shop.log.warn({ orderId: mail.orderId }, 'an invoice of an order that is gone')
  const pdf = await shop.renderPdf('invoice', document)
  const t = shop.translations.in(document.language as Language)
  const { company, number, balance } = document
  const subject = t('billing.mail.subject', { number, company: company.name })
  const body = layOutMail({
    company: company.name,
    language: document.language,
    title: subject,
    paragraphs: [t('billing.mail.greeting'), t('billing.mail.text', { number, balance: balance.amount })],
    footer: [company.name, ...company.address, ...company.phones, company.email].filter(Boolean).join('\n'),
  })
  try {
    await shop.mail.deliver({
      to: mail.recipient,
      replyTo: company.email ? { name: company.name, address: company.email } : undefined,
      subject,
      ...body,
      attachments: [{ fileName: `${number}.pdf`, contentType: 'application/pdf', content: pdf }],
    })
  } catch (error) {
    // Another try cannot help: whoever keeps the server sees it in the log.
    if (!(error instanceof MailError && error.kind === 'permanent')) throw error
    shop.log.error({ err: error, orderId: mail.orderId }, 'an invoice was refused for good')
  }
}
