import { z } from 'zod'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { dollars } from '../shared/fields.ts'
import { language } from '../shared/languages.ts'
import { one } from '../shared/page.ts'

const text = z.string()
const sum = z.object({ label: text, amount: text })

/** Labels of the page besides the invoice, in the customer's language. */
export const publicInvoiceWords = [
  'invoice',
  'date',
  'due_date',
  'bill_to',
  'vehicle',
  'quantity',
  'price',
  'labor',
  'payments',
  'payment_details',
  'terms',
  'download',
  'print',
  'pay_online',
  'pay_failed',
  'payment_on_its_way',
  'payment_received',
  'nothing_due',
  'questions',
] as const

/** An invoice as its customer sees it without signing in: texts in their language, as in the PDF. */
const publicInvoice = z.object({
  language,
  words: z.record(z.enum(publicInvoiceWords), text),
  number: text,
  date: text,
  due_date: text,
  status: z.object({ key: z.enum(['due', 'overdue', 'paid']), label: text }),
  company: z.object({
    name: text,
    /** `line` is the number with the name of its contact, `uri` a link (`tel:`). */
    phones: z.array(z.object({ line: text, uri: text })),
    email: text,
    website: text,
    logo_url: text.nullable(),
  }),
  bill_to: text,
  tax_exemption: text,
  vehicle: text,
  groups: z.array(
    z.object({
      title: text,
      amount: text,
      labor: z.object({ duration: text, rate: text, amount: text }).nullable(),
      parts: z.array(z.object({ stock_number: text, name: text, quantity: text, price: text, amount: text })),
      charges: z.array(z.object({ name: text, quantity: text, price: text, amount: text })),
    }),
  ),
  sums: z.array(sum),
  total: sum,
  saving: sum.nullable(),
  payments: z.array(z.object({ date: text, method: text, amount: text })),
  paid: sum,
  balance: sum,
  /** Dollars still to be paid. */
  balance_amount: dollars,
  /** The company's payment instructions; may have several lines. */
  payment_details: text,
  terms: text,
  /** Whether `payPublicInvoice` leads to an online checkout. */
  can_pay_online: z.boolean(),
  /** Of the checkout in the query: paid but not yet confirmed by the provider, or recorded; else null. */
  online_payment: z.enum(['on_its_way', 'received']).nullable(),
})
export type PublicInvoice = z.infer<typeof publicInvoice>

const path = `${apiPrefix}/public/invoices/{token}` as const
const params = z.object({ token: text.min(1).max(200) })

/** Require a payment link instead of a session. */
export const publicInvoiceEndpoints = {
  getPublicInvoice: defineEndpoint({
    method: 'GET',
    path,
    requires: 'anyone',
    params,
    /** The checkout that the customer returns from. */
    query: z.object({ checkout: text.max(100).optional() }),
    summary: 'The invoice of a payment link; 404 if the link is wrong, expired or revoked',
    response: one(publicInvoice),
  }),
  getPublicInvoicePdf: defineEndpoint({
    method: 'GET',
    path: `${path}/pdf`,
    requires: 'anyone',
    params,
    summary: 'The same invoice as a PDF',
    response: 'file',
  }),
  payPublicInvoice: defineEndpoint({
    method: 'POST',
    path: `${path}/pay`,
    requires: 'anyone',
    params,
    ownTransactions: true,
    summary:
      'Opens a page of the payment provider for the balance, one for each balance; 424 when the provider is away',
    response: one(z.object({ url: text })),
  }),
}

/** Called by the payment provider, which signs its requests. */
export const paymentEventEndpoints = {
  receivePaymentEvent: defineEndpoint({
    method: 'POST',
    path: `${apiPrefix}/public/payment-events`,
    requires: 'anyone',
    alwaysOpen: true,
    rawBody: true,
    summary:
      'Payment events of Stripe with its header Stripe-Signature; each is applied once, 400 if the signature is wrong',
    response: 'nothing',
  }),
}
