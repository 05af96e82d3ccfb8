import { join } from 'node:path'
import { shownDate } from '#contract/shared/dates.ts'
import { type InvoiceCompany, type InvoiceParty, invoiceCompany } from '#server/features/billing/index.ts'
import type { Pdf } from '#server/platform/pdf/pdf-renderer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { type Company, checkoutDay, labelsOf } from './paper-words.ts'
import { type PrintedPartsOrder, partyAt, partyOf } from './printed-parts-order.ts'

const template = join(import.meta.dirname, 'templates/packing-slip.typ')
const names = [
  'packing_slip',
  'date',
  'ship_to',
  'sold_to',
  'stock_number',
  'description',
  'quantity',
  'sent',
  'carrier',
  'tracking_number',
  'page_of_pages',
] as const

/** Input of templates/packing-slip.typ. */
interface PackingSlip {
  language: string
  labels: Record<(typeof names)[number], string>
  number: string
  date: string
  company: InvoiceCompany
  sold_to: InvoiceParty
  /** Null for a pickup. */
  ship_to: InvoiceParty | null
  pickup: string
  items: { stock_number: string; name: string; quantity: string }[]
  shipments: { date: string; carrier: string; tracking_number: string }[]
}

export async function renderPackingSlip(
  shop: Shop,
  order: PrintedPartsOrder,
  company: Company,
): Promise<Pdf> {
  const t = shop.translations.in(order.language)
  const { block } = await invoiceCompany(shop, company, { isOnlineShop: order.source === 'ecomm' })
  return shop.renderPdf(template, {
    language: order.language,
    labels: labelsOf(t, names),
    number: order.order_number,
    date: checkoutDay(order, company),
    company: block,
    sold_to: partyOf(order),
    ship_to: order.delivery_type === 'delivery' ? partyAt(order.delivery_address) : null,
    pickup: order.delivery_type === 'pickup' ? t('billing.papers.pickup') : '',
    items: order.items.map(item => ({
      stock_number: item.stock_number,
      name: item.name,
      quantity: `${item.quantity} ${item.unit_name}`,
    })),
    shipments: order.shipments.map(shipment => ({
      date: shownDate(shipment.date_sent),
      carrier: t(`lookups.delivery_methods.${shipment.delivery_method}`),
      tracking_number: shipment.tracking_number,
    })),
  } satisfies PackingSlip)
}
