import type { Translate } from '#server/platform/translations.ts'
import type { InvoiceLabels } from './invoice-document.ts'

const names = [
  'invoice',
  'date',
  'due_date',
  'bill_to',
  'ship_to',
  'vehicle',
  'unit',
  'vin',
  'plate',
  'stock_number',
  'description',
  'quantity',
  'price',
  'amount',
  'labor',
  'payments',
  'method',
  'reference',
  'payment_details',
  'terms',
  'page_of_pages',
] as const satisfies readonly (keyof InvoiceLabels)[]

export const invoiceLabels = (t: Translate): InvoiceLabels =>
  Object.fromEntries(names.map(name => [name, t(`billing.invoice.${name}`)])) as unknown as InvoiceLabels
