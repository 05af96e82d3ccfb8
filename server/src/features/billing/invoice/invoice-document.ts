/**
 * Input of invoice.typ: text, formatted and translated by the caller. An empty string or list omits its line or
 * section. A parts order has one group without a title, and an address to ship to.
 */
export interface InvoiceDocument {
  /** en, ru, es or uk: sets hyphenation and the language of the PDF. */
  language: string
  labels: InvoiceLabels
  number: string
  date: string
  due_date: string
  /** Below the dates: the customer's PO number, the day of the service. */
  references: InvoiceFact[]
  /** Paid or overdue. */
  mark: InvoiceMark | null
  company: InvoiceCompany
  bill_to: InvoiceParty
  /** Null if nothing is shipped. */
  ship_to: InvoiceParty | null
  vehicle: InvoiceVehicle | null
  groups: InvoiceGroup[]
  /** Above the total, in order: labor, parts, discount with its percentage, taxes with theirs, shipping. */
  sums: InvoiceSum[]
  total: InvoiceSum
  /** Below the total: what was saved against the prices before discounts. */
  saving: InvoiceSum | null
  payments: InvoicePayment[]
  /** Between total and balance, if there are payments: negative. */
  paid: InvoiceSum
  balance: InvoiceSum
  /** May have several lines. */
  payment_details: string
  terms: string
  /** The signature line; null if nothing is authorized. */
  authorization: { signature: string; date: string } | null
}

/** Omitted if its value is empty. */
export interface InvoiceFact {
  label: string
  value: string
}

export interface InvoiceLabels {
  /** Also the heading: Invoice, or Receipt. */
  invoice: string
  date: string
  due_date: string
  bill_to: string
  ship_to: string
  vehicle: string
  unit: string
  vin: string
  plate: string
  stock_number: string
  description: string
  quantity: string
  price: string
  amount: string
  labor: string
  payments: string
  method: string
  reference: string
  payment_details: string
  terms: string
  /** Contains {page} and {pages}. */
  page_of_pages: string
}

export interface InvoiceCompany {
  name: string
  /** Street; city, state and zip. */
  address: string[]
  /** `line`: the number, or a label and the number. `uri`: for a `tel:` link. */
  phones: { line: string; uri: string }[]
  email: string
  website: string
  /** JPEG or PNG, re-encoded by us. */
  logo: Uint8Array | null
}

export interface InvoiceParty {
  name: string
  company: string
  address: string[]
  phone: string
  email: string
  /** Why no tax is charged. */
  tax_exemption: string
}

interface InvoiceVehicle {
  /** Year, make and model. */
  title: string
  unit: string
  vin: string
  plate: string
  /** Odometer and engine hours on arrival. */
  meters: InvoiceFact[]
}

export interface InvoiceGroup {
  title: string
  /** Labor, parts and charges together. */
  amount: string
  /** Complaint, cause and correction. */
  findings: InvoiceFact[]
  /** `duration` in decimal hours, `rate` per hour; null without labor. */
  labor: { duration: string; rate: string; amount: string } | null
  parts: InvoicePart[]
  charges: InvoiceCharge[]
}

/** `quantity` and `price` are empty for one of something, and for a percentage. */
interface InvoiceCharge {
  name: string
  quantity: string
  price: string
  amount: string
}

interface InvoicePart {
  stock_number: string
  name: string
  /** With its unit: `4 pcs`. */
  quantity: string
  price: string
  amount: string
}

export interface InvoiceMark {
  label: string
  tone: 'good' | 'bad'
}

export interface InvoiceSum {
  label: string
  amount: string
}

interface InvoicePayment {
  date: string
  method: string
  reference: string
  amount: string
}
