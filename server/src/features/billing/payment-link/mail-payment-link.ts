import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Language } from '#contract/shared/languages.ts'
import { hashSecret, newSecret } from '#server/access/tokens.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Database } from '#server/database/tables.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { type Email, layOutMail, MailError } from '#server/platform/mail/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import type { InvoiceDocument } from '../invoice/invoice-document.ts'
import { companyFooter, sentBy } from '../mail/company-mail.ts'
import { isWaitedFor } from '../mail/mail-patience.ts'
import { writtenOnly } from '../mail/written-only.ts'

export interface PaymentLinkMail {
  kind: OrderKind
  orderId: number
  /** Jobs are stored for days, so they hold the link's id and never its token. */
  linkId: number
  recipient: string
  /** Unix milliseconds. */
  askedAt: number
}

/** Mails the link with a new token. Retried if it throws; only the link of the last e-mail works. */
export async function mailPaymentLink(
  shop: Shop,
  orders: BilledOrders,
  mail: PaymentLinkMail,
): Promise<void> {
  const invoice = await inSnapshot(shop.db, db => orders.readInvoice(db, mail.orderId))
  if (!invoice || invoice.isVoid) return recordAct(shop, mail, 'payment_link_not_sent')
  try {
    const document = await invoice.document(shop, invoice.firstDate ?? '')
    const token = await mint({ db: shop.db, now: shop.clock.now() }, mail.linkId)
    // Revoked or replaced while the e-mail waited.
    if (token === null) return
    await shop.mail.deliver(emailOf(shop, document, { to: mail.recipient, token }))
  } catch (error) {
    const canPass = !(error instanceof MailError && error.kind === 'permanent')
    if (canPass && isWaitedFor(shop, mail.askedAt)) throw error
    shop.log.error({ err: error, orderId: mail.orderId }, 'a payment link could not be sent')
    return recordAct(shop, mail, 'payment_link_not_sent')
  }
  await recordAct(shop, mail, 'payment_link_handed_over')
}

async function mint(
  { db, now }: { db: Kysely<Database>; now: Date },
  linkId: number,
): Promise<string | null> {
  const token = newSecret()
  const link = await db
    .updateTable('payment_links')
    .set({ token_hash: hashSecret(token) })
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return link ? token : null
}

function emailOf(
  shop: Shop,
  { language, number, balance, company }: InvoiceDocument,
  { to, token }: { to: string; token: string },
): Email {
  const t = shop.translations.in(language as Language)
  const subject = t('billing.link_mail.subject', { number, company: company.name })
  return {
    to,
    ...sentBy(company),
    subject,
    ...layOutMail({
      company: company.name,
      language,
      title: subject,
      paragraphs: [
        t('billing.mail.greeting'),
        t('billing.link_mail.text', { number, balance: balance.amount }),
        t('billing.link_mail.days'),
      ],
      button: {
        label: t('billing.link_mail.button'),
        url: `${shop.configuration.publicUrl}/invoice/${token}`,
      },
      footer: companyFooter(company),
    }),
  }
}

const recordAct = (shop: Shop, { kind, orderId, recipient }: PaymentLinkMail, act: string): Promise<void> =>
  inSystemContext(shop, async context => {
    context.record({ kind, recordId: orderId, act, params: { recipient, ...writtenOnly(shop) } })
    announce(context, kind, orderId)
  })
