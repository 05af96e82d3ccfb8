import { type PublicInvoice, publicInvoiceWords } from '#contract/billing/public-invoice.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { publicDate } from '#contract/shared/dates.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { OpenContext } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { InvoiceDocument } from '../invoice/invoice-document.ts'
import { pdfDownload, renderInvoice } from '../invoice/render-invoice.ts'
import { providerOf } from '../online/provider-of.ts'
import { type BilledKinds, type OpenedLink, openPaymentLink } from './open-payment-link.ts'

/**
 * The invoice of a payment link as its page shows it: as on the PDF, with unambiguous days (3/4 differs between
 * countries) and overdue as of today.
 */
export async function getPublicInvoice(
  context: OpenContext,
  kinds: BilledKinds,
  token: string,
  checkout?: string,
): Promise<PublicInvoice> {
  const { invoice, orders, orderId } = await openPaymentLink(context, kinds, token)
  const document = await invoice.document(context.shop, dateOf(context, invoice), publicDate)
  const t = context.shop.translations.in(document.language as Language)
  const status = invoice.statusOn(todayOf(context))
  const { company, vehicle, bill_to } = document
  return {
    language: document.language as Language,
    words: Object.fromEntries(
      publicInvoiceWords.map(word => [
        word,
        t(`billing.public.${word}`, { amount: document.balance.amount }),
      ]),
    ) as PublicInvoice['words'],
    number: document.number,
    date: document.date,
    due_date: document.due_date,
    status: { key: status, label: t(`billing.public.statuses.${status}`) },
    company: {
      name: company.name,
      phones: company.phones,
      email: company.email,
      website: company.website,
      logo_url: invoice.logoUrl,
    },
    bill_to: [bill_to.name, bill_to.company].filter(Boolean).join(', '),
    tax_exemption: bill_to.tax_exemption,
    vehicle: vehicle ? [vehicle.title, vehicle.unit, vehicle.plate].filter(Boolean).join(' · ') : '',
    ...sumsOf(document),
    balance_amount: invoice.balance,
    payment_details: document.payment_details,
    terms: document.terms,
    can_pay_online: (await providerOf(context.shop))?.takes(invoice.balance) ?? false,
    online_payment: checkout ? await stateOf(context, orders.kind, orderId, checkout) : null,
  }
}

/** State of the payment that the customer returns from. */
async function stateOf(
  { shop, now }: OpenContext,
  kind: OrderKind,
  orderId: number,
  checkoutId: string,
): Promise<PublicInvoice['online_payment']> {
  const checkout = await shop.db
    .selectFrom('online_checkouts')
    .select(['closed_as', 'expires_at'])
    .where('id', '=', checkoutId)
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (checkout?.closed_as === 'paid') return 'received'
  return checkout?.closed_as === null && checkout.expires_at > now ? 'on_its_way' : null
}

export async function getPublicInvoicePdf(
  context: OpenContext,
  kinds: BilledKinds,
  token: string,
): Promise<Download> {
  const { invoice } = await openPaymentLink(context, kinds, token)
  const document = await invoice.document(context.shop, dateOf(context, invoice))
  return pdfDownload(await renderInvoice(context.shop, document), `${invoice.number}.pdf`)
}

/** Sending the link billed the order, so the invoice has a date. */
const dateOf = (context: OpenContext, invoice: OpenedLink['invoice']): string =>
  invoice.firstDate ?? todayOf(context)

const sumsOf = ({ groups, sums, total, saving, payments, paid, balance }: InvoiceDocument) => ({
  groups,
  sums,
  total,
  saving,
  payments: payments.map(({ date, method, amount }) => ({ date, method, amount })),
  paid,
  balance,
})
