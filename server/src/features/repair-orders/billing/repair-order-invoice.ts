import type { Kysely } from 'kysely'
import { isOverdue } from '#contract/repair-orders/payment-status.ts'
import { findings } from '#contract/repair-orders/repair-order-input.ts'
import { workAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import { dateIn, shownDate } from '#contract/shared/dates.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { formatDollars, lineAmount } from '#contract/shared/money.ts'
import { plateWithState } from '#contract/vehicles/plate.ts'
import type { Database } from '#server/database/tables.ts'
import {
  type Invoice,
  type InvoiceDocument,
  type InvoiceFact,
  type InvoiceGroup,
  type InvoiceStatus,
  type InvoiceSum,
  invoiceCompany,
  invoiceLabels,
  invoiceMark,
  invoiceParty,
  logoUrlOf,
  type WriteDay,
} from '#server/features/billing/index.ts'
import { chargeLines, feesOf, priced } from '#server/features/charges/index.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Translate } from '#server/platform/translations.ts'
import type { StoredRepairOrderCharge } from '../charges/repair-order-charges.ts'
import { type JoinedRepairOrder, readWholeRepairOrder } from '../record/repair-order-rows.ts'
import type { StoredWork } from '../record/repair-order-works.ts'
import { invoiceSnapshot } from './invoice-snapshot.ts'

export async function readRepairOrderInvoice(db: Kysely<Database>, id: number): Promise<Invoice | null> {
  const content = await readContent(db, id)
  return (
    content && {
      number: content.order.order_number,
      isVoid: content.order.status === 'deleted',
      firstDate: content.order.invoice_date,
      balance: Number(content.order.balance),
      logoUrl: logoUrlOf(content.company),
      statusOn: day => statusOn(content.order, day),
      document: (shop, date, writeDay) => documentOf(shop, content, date, writeDay),
    }
  )
}

type Content = NonNullable<Awaited<ReturnType<typeof readContent>>>

async function readContent(db: Kysely<Database>, id: number) {
  const order = await readWholeRepairOrder(db, id)
  if (!order) return null
  return {
    order,
    works: order.works,
    charges: order.charges,
    payments: order.payments,
    company: await db.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
    ...(invoiceSnapshot(order) ?? {
      party: await invoiceParty(db, order.customer_id),
      vehicle: order.vehicle,
    }),
  }
}

async function documentOf(
  shop: Shop,
  { order, works, charges, payments, party, vehicle, ...read }: Content,
  invoiceDate: string,
  writeDay: WriteDay = shownDate,
): Promise<InvoiceDocument> {
  const company = await invoiceCompany(shop, read.company)
  const t = shop.translations.in(party.language)
  const shown = (day: string) => writeDay(day, party.language)
  return {
    language: party.language,
    labels: invoiceLabels(t),
    number: order.order_number,
    date: shown(invoiceDate),
    due_date: shown(order.due_date),
    references: [
      { label: t('billing.invoice.po_number'), value: order.po_number },
      {
        label: t('billing.invoice.service_date'),
        value: shown(dateIn(read.company.timezone, unixSeconds(order.implementation_date))),
      },
    ],
    mark: invoiceMark(statusOn(order, invoiceDate), t),
    company: company.block,
    bill_to: {
      name: party.name,
      company: party.company,
      address: party.address,
      phone: party.phone,
      email: party.email,
      tax_exemption: exemptionOf(order, party.exemptUntil, invoiceDate, t, shown),
    },
    ship_to: null,
    vehicle: {
      title: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      unit: vehicle.unit_number,
      vin: vehicle.vin,
      plate: plateWithState(vehicle),
      meters: metersOf(order, t),
    },
    groups: [
      ...works.map(work => toGroup(work, charges, t)),
      ...feesOf(
        charges.filter(charge => charge.work_id === null),
        t,
      ),
    ],
    sums: sumsOf(order, t),
    total: { label: t('billing.invoice.total'), amount: dollars(order.total_amount) },
    saving: null,
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
    authorization: {
      signature: t('billing.invoice.authorized_by'),
      date: t('billing.invoice.date'),
    },
  }
}

function metersOf(order: JoinedRepairOrder, t: Translate): InvoiceFact[] {
  const { odometer_in: odometer, odometer_unit: unit, engine_hours_in: hours } = order
  return [
    {
      label: t('billing.invoice.odometer'),
      value: odometer === null ? '' : `${odometer.toLocaleString('en-US')} ${t(`billing.invoice.${unit}`)}`,
    },
    {
      label: t('billing.invoice.engine_hours'),
      value: hours === null ? '' : Number(hours).toLocaleString('en-US'),
    },
  ]
}

function toGroup(work: StoredWork, charges: readonly StoredRepairOrderCharge[], t: Translate): InvoiceGroup {
  const duration = fromMinutes(work.duration_minutes)
  const own = charges.filter(charge => charge.work_id === work.id)
  const amounts = workAmounts({ ...work, duration, charges: own.map(priced) })
  return {
    title: work.name,
    amount: formatDollars(amounts.total),
    findings: findings.map(name => ({ label: t(`billing.invoice.${name}`), value: work[name] })),
    labor:
      work.duration_minutes > 0
        ? {
            duration: t('billing.invoice.hours', { hours: decimalHours(work.duration_minutes) }),
            rate: t('billing.invoice.per_hour', { rate: formatDollars(work.hourly_rate) }),
            amount: formatDollars(amounts.labor),
          }
        : null,
    parts: work.parts.map(part => ({
      stock_number: part.stock_number,
      name: part.name,
      quantity: `${part.quantity} ${part.unit.name}`,
      price: formatDollars(part.price),
      amount: formatDollars(lineAmount(part)),
    })),
    charges: chargeLines(own),
  }
}

/** 2:20 is 2.33: fleets compare decimal hours with labor guides. */
const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

/** Taxes are shown even if 0, a discount only if there is one. */
function sumsOf(order: JoinedRepairOrder, t: Translate): InvoiceSum[] {
  const percent = (key: string, rate: string) => t(`billing.invoice.${key}`, { percent: Number(rate) })
  const discount = {
    label: percent('discount', order.discount),
    amount: `-${dollars(order.discount_amount)}`,
  }
  return [
    { label: t('billing.invoice.labor_sum'), amount: dollars(order.labor_amount) },
    { label: t('billing.invoice.parts_sum'), amount: dollars(order.parts_amount) },
    ...(Number(order.charges_amount) > 0
      ? [{ label: t('billing.invoice.charges_sum'), amount: dollars(order.charges_amount) }]
      : []),
    ...(Number(order.discount) > 0 ? [discount] : []),
    { label: percent('tax_labor', order.tax_labor), amount: dollars(order.tax_labor_amount) },
    { label: percent('tax_parts', order.tax_inventory), amount: dollars(order.tax_parts_amount) },
  ]
}

/** The applied exemption, if valid on the day of the invoice. */
function exemptionOf(
  order: JoinedRepairOrder,
  until: string | null,
  invoiceDate: string,
  t: Translate,
  shown: (day: string) => string,
): string {
  const isTaxed = Number(order.tax_labor) > 0 || Number(order.tax_inventory) > 0
  if (isTaxed || until === null || until < invoiceDate) return ''
  return t('billing.invoice.tax_exempt_until', { date: shown(until) })
}

function statusOn(order: JoinedRepairOrder, day: string): InvoiceStatus {
  if (order.is_paid) return 'paid'
  return isOverdue({ ...order, balance: Number(order.balance), is_billed: true }, day) ? 'overdue' : 'due'
}

const dollars = (numeric: string): string => formatDollars(Number(numeric))
