import type { Selectable } from 'kysely'
import { saleAmounts } from '#contract/parts/sale-amounts.ts'
import { shownDate } from '#contract/shared/dates.ts'
import { type Cents, formatDollars, toDollars } from '#contract/shared/money.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { Database } from '#server/database/tables.ts'
import { type InvoiceDocument, invoiceCompany, invoiceLabels } from '#server/features/billing/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { CounterSale } from '../stock/counter-sale.ts'

interface SaleToPrint {
  sale: CounterSale
  company: Selectable<Database['company']>
  kind: 'invoice' | 'receipt'
  isPaid: boolean
}

/** A buyer over the counter has no stored language. */
const language = 'en'

/** The invoice or receipt of a sale over the counter, with one line. */
export async function saleDocument(
  shop: Shop,
  { sale, company, kind, isPaid }: SaleToPrint,
): Promise<InvoiceDocument> {
  const { block, paymentDetails, terms: conditions } = await invoiceCompany(shop, company)
  const t = shop.translations.in(language)
  const { terms } = sale
  const amounts = saleAmounts({ ...sale, ...terms })
  const labels = invoiceLabels(t)
  const paid = isPaid ? amounts.total : 0
  return {
    language,
    labels: kind === 'receipt' ? { ...labels, invoice: t('billing.invoice.receipt') } : labels,
    number: sale.invoice_number,
    date: shownDate(kind === 'receipt' ? terms.payment_date : sale.date),
    due_date: isPaid ? '' : shownDate(terms.payment_date),
    references: [],
    mark: isPaid ? { tone: 'good', label: t('billing.invoice.mark_paid') } : null,
    company: block,
    bill_to: {
      name: [terms.first_name, terms.last_name].filter(Boolean).join(' '),
      company: terms.company_name,
      address: [],
      phone: formatPhone(terms.phone, null),
      email: terms.email,
      tax_exemption: '',
    },
    ship_to: null,
    vehicle: null,
    groups: [
      {
        title: '',
        amount: '',
        findings: [],
        charges: [],
        labor: null,
        parts: [
          {
            stock_number: sale.stock_number,
            name: sale.name,
            quantity: `${sale.quantity} ${sale.unit_name}`,
            price: formatDollars(sale.price),
            amount: dollars(amounts.parts),
          },
        ],
      },
    ],
    sums: [
      { label: t('billing.invoice.parts_sum'), amount: dollars(amounts.parts) },
      ...(amounts.discount > 0
        ? [
            {
              label: t('billing.invoice.discount', { percent: terms.discount }),
              amount: dollars(-amounts.discount),
            },
          ]
        : []),
      { label: t('billing.invoice.tax_parts', { percent: terms.tax }), amount: dollars(amounts.tax) },
    ],
    total: { label: t('billing.invoice.total'), amount: dollars(amounts.total) },
    saving: null,
    payments: isPaid
      ? [
          {
            date: shownDate(terms.payment_date),
            method: t(`lookups.payment_methods.${terms.payment_method}`),
            reference: '',
            amount: dollars(amounts.total),
          },
        ]
      : [],
    paid: { label: t('billing.invoice.paid'), amount: dollars(-paid) },
    balance: { label: t('billing.invoice.balance'), amount: dollars(amounts.total - paid) },
    payment_details: isPaid ? '' : paymentDetails,
    terms: isPaid ? '' : conditions,
    authorization: null,
  }
}

const dollars = (cents: Cents): string => formatDollars(toDollars(cents))
