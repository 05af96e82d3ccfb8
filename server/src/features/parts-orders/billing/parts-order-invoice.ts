import type { Kysely } from 'kysely'
import { overdueDaysOf } from '#contract/parts-orders/payment-state.ts'
import { shownDate } from '#contract/shared/dates.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { Database } from '#server/database/tables.ts'
import {
  type Invoice,
  type InvoiceDocument,
  type InvoiceStatus,
  type InvoiceSum,
  invoiceCompany,
  invoiceLabels,
  invoiceMark,
  logoUrlOf,
  readPayments,
  type WriteDay,
} from '#server/features/billing/index.ts'
import { feesOf } from '#server/features/charges/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Translate } from '#server/platform/translations.ts'
import { type PrintedPartsOrder, partsOrderToPrint, partyAt, partyOf } from '../papers/printed-parts-order.ts'

export async function readPartsOrderInvoice(db: Kysely<Database>, id: number): Promise<Invoice | null> {
  const order = await partsOrderToPrint(db, id)
  if (!order) return null
  const payments = await readPayments(db, 'parts_order', id)
  const company = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  return {
    number: order.order_number,
    isVoid: order.isVoid,
    firstDate: order.first_invoice_date,
    // Goods that came back are not asked to be paid.
    balance: order.status === 'returned' ? 0 : Number(order.balance),
    logoUrl: logoUrlOf(company, senderOf(order)),
    statusOn: day => statusOn(order, day),
    document: (shop, date, writeDay) => documentOf(shop, { order, payments, company }, date, writeDay),
  }
}

interface Content {
  order: PrintedPartsOrder
  payments: Awaited<ReturnType<typeof readPayments>>
  company: Parameters<typeof invoiceCompany>[1]
}

/** In the customer's language: the items, a group without a title, and the charges. */
async function documentOf(
  shop: Shop,
  { order, payments, ...read }: Content,
  invoiceDate: string,
  writeDay: WriteDay = shownDate,
): Promise<InvoiceDocument> {
  const company = await invoiceCompany(shop, read.company, senderOf(order))
  const t = shop.translations.in(order.language)
  const shown = (day: string) => writeDay(day, order.language)
  return {
    language: order.language,
    labels: invoiceLabels(t),
    number: order.order_number,
    date: shown(invoiceDate),
    due_date: shown(order.due_date!),
    references: [],
    mark: invoiceMark(statusOn(order, invoiceDate), t),
    company: company.block,
    bill_to: { ...partyOf(order), tax_exemption: exemptionOf(order, invoiceDate, t, shown) },
    ship_to: order.delivery_type === 'delivery' ? partyAt(order.delivery_address) : null,
    vehicle: null,
    groups: [
      { title: '', amount: '', findings: [], labor: null, parts: order.items.map(toLine), charges: [] },
      ...feesOf(order.charges, t),
    ],
    sums: sumsOf(order, t),
    total: { label: t('billing.invoice.total'), amount: dollars(order.total_amount) },
    saving: savingOf(order, t),
    payments: payments.map(payment => ({
      date: shown(payment.payment_date),
      method: t(`lookups.payment_methods.${payment.payment_method}`),
      reference: payment.reference_number ?? '',
      amount: formatDollars(payment.amount),
    })),
    paid: { label: t('billing.invoice.paid'), amount: formatDollars(-Number(order.paid_amount)) },
    balance: { label: t('billing.invoice.balance'), amount: dollars(order.balance) },
    payment_details: company.paymentDetails,
    terms: company.terms,
    authorization: null,
  }
}

const toLine = (item: PrintedPartsOrder['items'][number]) => ({
  stock_number: item.stock_number,
  name: item.name,
  quantity: `${item.quantity} ${item.unit_name}`,
  price: formatDollars(item.price),
  amount: formatDollars(item.amount),
})

/** Shipping only for a delivery, additional cost, charges and the tax on labor only if not 0. */
function sumsOf(order: PrintedPartsOrder, t: Translate): InvoiceSum[] {
  const sum = (key: string, amount: string, params?: { percent: number }): InvoiceSum => ({
    label: t(`billing.invoice.${key}`, params),
    amount: dollars(amount),
  })
  const isDelivered = order.delivery_type === 'delivery'
  return [
    sum('subtotal', order.subtotal_amount),
    ...(isDelivered ? [sum('shipping', order.delivery_amount)] : []),
    ...(isDelivered && Number(order.delivery_cost) > 0 ? [sum('additional', order.delivery_cost)] : []),
    ...(Number(order.charges_amount) > 0 ? [sum('charges_sum', order.charges_amount)] : []),
    sum('sales_tax', order.tax_amount, { percent: Number(order.tax_rate) }),
    ...(Number(order.tax_labor_amount) > 0
      ? [sum('tax_labor', order.tax_labor_amount, { percent: Number(order.tax_labor) })]
      : []),
  ]
}

const savingOf = (order: PrintedPartsOrder, t: Translate): InvoiceSum | null =>
  Number(order.saving_amount) > 0
    ? { label: t('billing.invoice.saving'), amount: dollars(order.saving_amount) }
    : null

/** The applied exemption, if valid on the day of the invoice. */
function exemptionOf(
  order: PrintedPartsOrder,
  invoiceDate: string,
  t: Translate,
  shown: (day: string) => string,
): string {
  const until = order.exempt_until
  if (!order.with_tax_exemption || Number(order.tax_rate) > 0 || until === null || until < invoiceDate)
    return ''
  return t('billing.invoice.tax_exempt_until', { date: shown(until) })
}

const senderOf = (order: PrintedPartsOrder) => ({ isOnlineShop: order.source === 'ecomm' })

function statusOn(order: PrintedPartsOrder, day: string): InvoiceStatus {
  if (order.is_paid) return 'paid'
  const money = { due_date: order.due_date, is_due: Number(order.balance) > 0 }
  return overdueDaysOf(money, day) > 0 ? 'overdue' : 'due'
}

const dollars = (numeric: string): string => formatDollars(Number(numeric))
