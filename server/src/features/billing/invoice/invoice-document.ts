/**
 * What invoice.typ prints. All of it is text, formatted and translated by the caller: the template
 * only does the layout. An empty string or list omits its line or section.
 * Fits a repair order (types of work, vehicle) and a parts order (one group without title, an address to ship to).
 */
export interface InvoiceDocument {
  /** en, ru, es or uk: sets hyphenation and the language of the PDF. */
  language: string
  labels: InvoiceLabels
  /** The order's number. */
  number: string
  date: string
  due_date: string
  /** Below the dates: the customer's own number for it, the day of the service. */
  references: InvoiceFact[]
  /** A mark beside the dates: paid, overdue. */
  mark: InvoiceMark | null
  company: InvoiceCompany
  bill_to: InvoiceParty
  /** Where the goods go; null where nothing is sent. */
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
  /** A line to sign on; null where nothing is authorized. */
  authorization: { signature: string; date: string } | null
}

/** One without a value is omitted. */
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
  /** With {page} and {pages} in it. */
  page_of_pages: string
}

export interface InvoiceCompany {
  name: string
  /** Street; city, state and zip. */
  address: string[]
  /** Each on its own line: the number, or a label and the number; and what a link calls it by (`tel:`). */
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

export interface InvoiceVehicle {
  /** Year, make and model. */
  title: string
  unit: string
  vin: string
  plate: string
  /** Odometer and engine hours, as it came in. */
  meters: InvoiceFact[]
}

/** A type of work with its parts. */
export interface InvoiceGroup {
  title: string
  /** Labor and parts together. */
  amount: string
  /** Complaint, cause and correction. */
  findings: InvoiceFact[]
  /** `duration` in decimal hours, `rate` by the hour; null without labor. */
  labor: { duration: string; rate: string; amount: string } | null
  parts: InvoicePart[]
}

export interface InvoicePart {
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

export interface InvoicePayment {
  date: string
  method: string
  reference: string
  amount: string
}
