import { join } from 'node:path'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { Pdf } from '#server/platform/pdf/pdf-renderer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { type Company, checkoutDay, labelsOf } from './paper-words.ts'
import { type PrintedPartsOrder, partyAt } from './printed-parts-order.ts'

const template = join(import.meta.dirname, 'templates/pick-list.typ')
const names = [
  'pick_list',
  'date',
  'customer',
  'way',
  'stock_number',
  'description',
  'quantity',
  'lines',
  'picked_by',
  'page_of_pages',
] as const

/** Input of templates/pick-list.typ. */
interface PickList {
  language: string
  labels: Record<(typeof names)[number], string>
  number: string
  date: string
  customer: string
  way: string
  /** By stock number, the order of the shelves. */
  items: { stock_number: string; name: string; quantity: string }[]
}

export function renderPickList(
  shop: Shop,
  order: PrintedPartsOrder,
  { company, language }: { company: Company; language: Language },
): Promise<Pdf> {
  const t = shop.translations.in(language)
  const { customer } = order
  const byStockNumber = new Intl.Collator('en', { numeric: true })
  return shop.renderPdf(template, {
    language,
    labels: labelsOf(t, names),
    number: order.order_number,
    date: checkoutDay(order, company),
    customer: [customer.full_name, companyBeside(customer.full_name, customer.company_name)]
      .filter(Boolean)
      .join(', '),
    way: order.delivery_type === 'pickup' ? t('billing.papers.pickup') : placeOf(order),
    items: order.items
      .map(item => ({
        stock_number: item.stock_number,
        name: item.name,
        quantity: `${item.quantity} ${item.unit_name}`,
      }))
      .sort((a, b) => byStockNumber.compare(a.stock_number, b.stock_number)),
  } satisfies PickList)
}

const placeOf = (order: PrintedPartsOrder): string =>
  partyAt(order.delivery_address)?.address.join(', ') ?? ''
