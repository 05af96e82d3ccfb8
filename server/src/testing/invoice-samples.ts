import type {
  InvoiceDocument,
  InvoiceGroup,
  InvoiceLabels,
} from '#server/features/billing/invoice/invoice-document.ts'
import { renderInvoice } from '#server/features/billing/invoice/render-invoice.ts'
import { renderPdf } from '#server/platform/pdf/render-pdf.ts'

export const sampleInvoicePdf = async (): Promise<Buffer> =>
  (await renderInvoice({ renderPdf }, sampleInvoice())).content

export function sampleInvoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    language: 'en',
    labels: englishLabels,
    number: 'R-001287',
    date: '11/21/2026',
    due_date: '12/21/2026',
    references: [
      { label: 'PO number', value: 'PO 4471-B' },
      { label: 'Service date', value: '11/20/2026' },
    ],
    mark: null,
    company: {
      name: 'Prairie Truck & Trailer Repair',
      address: ['4810 W Roosevelt Rd', 'Cicero, IL 60804'],
      phones: [
        { line: 'Service desk: +1 (312) 555-0142', uri: 'tel:+13125550142' },
        { line: 'Billing: +1 (312) 555-0187 ext. 12', uri: 'tel:+13125550187;ext=12' },
      ],
      email: 'billing@prairietruck.example',
      website: 'prairietruck.example',
      logo: null,
    },
    bill_to: {
      name: 'Maria Alvarez',
      company: 'Alvarez Freight LLC',
      address: ['1200 Industrial Dr, Suite 4', 'Joliet, IL 60431'],
      phone: '(815) 555-0119',
      email: 'maria@alvarezfreight.example',
      tax_exemption: '',
    },
    ship_to: null,
    vehicle: {
      title: '2019 Freightliner Cascadia',
      unit: '700',
      vin: '1FUJGLDR9CLBP8834',
      plate: 'P 48 213 IL',
      meters: [
        { label: 'Odometer', value: '412,380 mi' },
        { label: 'Engine hours', value: '' },
      ],
    },
    groups: [
      {
        title: 'Front brake service',
        amount: '$824.46',
        findings: [
          { label: 'Complaint', value: 'Pulls to the left under braking' },
          { label: 'Cause', value: 'Right front shoes soaked with oil from the hub seal' },
          { label: 'Correction', value: '' },
        ],
        charges: [],
        labor: { duration: '2.5 hr', rate: '$120.00/hr', amount: '$300.00' },
        parts: [
          {
            stock_number: 'BRK-4707Q-23K',
            name: 'Brake shoe kit 4707Q, 23K axle, with hardware',
            quantity: '2 set',
            price: '$148.90',
            amount: '$297.80',
          },
          {
            stock_number: 'DRM-3600AX',
            name: 'Brake drum 16.5 x 7 outboard',
            quantity: '2 pcs',
            price: '$113.33',
            amount: '$226.66',
          },
        ],
      },
      {
        title: 'DOT annual inspection',
        amount: '$95.00',
        findings: [],
        charges: [],
        labor: { duration: '1 hr', rate: '$95.00/hr', amount: '$95.00' },
        parts: [],
      },
    ],
    sums: [
      { label: 'Labor', amount: '$395.00' },
      { label: 'Parts', amount: '$524.46' },
      { label: 'Discount 10%', amount: '-$91.95' },
      { label: 'Labor tax 0%', amount: '$0.00' },
      { label: 'Parts tax 8.5%', amount: '$40.12' },
    ],
    total: { label: 'Total', amount: '$867.63' },
    saving: null,
    payments: [
      { date: '11/21/2026', method: 'Check', reference: '20417', amount: '$400.00' },
      { date: '11/24/2026', method: 'Credit card', reference: 'AUTH 0093812', amount: '$100.00' },
    ],
    paid: { label: 'Paid', amount: '-$500.00' },
    balance: { label: 'Balance due', amount: '$367.63' },
    payment_details:
      'Checks payable to Prairie Truck & Trailer Repair\nACH: routing 071000013, account 5540118820',
    terms:
      'Payment is due within 30 days of the invoice date. A late charge of 1.5 % a month applies to past-due balances. Parts returned within 30 days in their packaging are credited less a 15 % restocking charge. Labor is warranted for 90 days.',
    authorization: { signature: 'Authorized by', date: 'Date' },
    ...changes,
  }
}

export function russianInvoice(): InvoiceDocument {
  return sampleInvoice({
    language: 'ru',
    labels: russianLabels,
    bill_to: {
      name: 'Александр Коваль',
      company: 'ООО «Днепр-Логистика»',
      address: ['1200 Industrial Dr', 'Joliet, IL 60431'],
      phone: '(815) 555-0119',
      email: 'koval@dnipro.example',
      tax_exemption: '',
    },
    groups: [
      {
        title: 'Замена тормозных колодок передней оси',
        amount: '$824.46',
        findings: [],
        charges: [],
        labor: { duration: '2,5 ч', rate: '$120.00/ч', amount: '$300.00' },
        parts: [
          {
            stock_number: 'BRK-4707Q',
            name: 'Комплект тормозных колодок с крепежом, їжак, ґанок, єдність',
            quantity: '2 компл.',
            price: '$262.23',
            amount: '$524.46',
          },
        ],
      },
    ],
    sums: [
      { label: 'Работы', amount: '$300.00' },
      { label: 'Запчасти', amount: '$524.46' },
      { label: 'Скидка 10%', amount: '-$82.45' },
      { label: 'Налог на запчасти 8,5%', amount: '$40.12' },
    ],
    total: { label: 'Итого', amount: '$782.13' },
    saving: null,
    payments: [],
    balance: { label: 'К оплате', amount: '$782.13' },
  })
}

/** 30 types of work with 30 parts each, with names of maximal length. */
export function largestInvoice(): InvoiceDocument {
  const groups = Array.from(
    { length: 30 },
    (_, type): InvoiceGroup => ({
      title: `Type of work ${type + 1}${type % 7 === 3 ? ` ${'with a name that goes on and on '.repeat(6)}` : ''}`,
      amount: `$${(10_000 + type).toLocaleString('en-US')}.07`,
      findings: [
        { label: 'Complaint', value: type % 5 === 2 ? 'It shakes and rattles '.repeat(90) : '' },
        { label: 'Cause', value: '' },
        { label: 'Correction', value: type % 5 === 2 ? 'Tightened'.repeat(30) : '' },
      ],
      charges: [],
      labor: { duration: '125.98 hr', rate: '$120.00/hr', amount: '$15,118.00' },
      parts: Array.from({ length: 30 }, (_, part) => ({
        stock_number: part % 9 === 4 ? `STOCK-NUMBER-WITHOUT-ANY-END-${type}-${part}` : `SN-${type}-${part}`,
        name: part % 8 === 5 ? `${'Unbreakable'.repeat(12)} ${type}-${part}` : `Part ${type}-${part}`,
        quantity: '1,000.125 gal',
        price: '$12,345.67',
        amount: `$1,${String(type).padStart(2, '0')}${part % 10}.${String(part).padStart(2, '0')}`,
      })),
    }),
  )
  return sampleInvoice({ groups })
}

const englishLabels: InvoiceLabels = {
  invoice: 'Invoice',
  date: 'Invoice date',
  due_date: 'Due date',
  bill_to: 'Bill to',
  ship_to: 'Ship to',
  vehicle: 'Vehicle',
  unit: 'Unit',
  vin: 'VIN',
  plate: 'License plate',
  stock_number: 'Stock number',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  labor: 'Labor',
  payments: 'Payments',
  method: 'Method',
  reference: 'Reference',
  payment_details: 'Payment details',
  terms: 'Billing terms',
  page_of_pages: 'Page {page} of {pages}',
}

const russianLabels: InvoiceLabels = {
  invoice: 'Счёт',
  date: 'Дата счёта',
  due_date: 'Оплатить до',
  bill_to: 'Плательщик',
  ship_to: 'Получатель',
  vehicle: 'Транспорт',
  unit: 'Бортовой номер',
  vin: 'VIN',
  plate: 'Госномер',
  stock_number: 'Складской номер',
  description: 'Наименование',
  quantity: 'Количество',
  price: 'Цена',
  amount: 'Сумма',
  labor: 'Работы',
  payments: 'Платежи',
  method: 'Способ',
  reference: 'Номер платежа',
  payment_details: 'Реквизиты для оплаты',
  terms: 'Условия оплаты',
  page_of_pages: 'Страница {page} из {pages}',
}
