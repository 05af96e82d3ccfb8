export type { BilledOrder, BilledOrders, Invoice, InvoiceStatus, WriteDay } from './billed-orders.ts'
export { enterShopPayment } from './enter-shop-payment.ts'
export { invoiceCompany, logoUrlOf, placeLine } from './invoice-company.ts'
export type {
  InvoiceCompany,
  InvoiceDocument,
  InvoiceFact,
  InvoiceGroup,
  InvoiceMark,
  InvoiceParty,
  InvoiceSum,
} from './invoice-document.ts'
export { invoiceLabels } from './invoice-labels.ts'
export { invoiceMark } from './invoice-mark.ts'
export { invoiceParty } from './invoice-party.ts'
export { closeCheckouts } from './online/checkouts.ts'
export { keepPaid, paymentsJson, readPayments, type StoredPayment, showPayment } from './payments.ts'
export { pdfDownload, renderInvoice } from './render-invoice.ts'
