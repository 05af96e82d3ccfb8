export type { BilledOrder, BilledOrders, Invoice, InvoiceStatus, WriteDay } from './billed-orders.ts'
export { invoiceCompany, logoUrlOf, placeLine } from './invoice/invoice-company.ts'
export type {
  InvoiceCompany,
  InvoiceDocument,
  InvoiceFact,
  InvoiceGroup,
  InvoiceMark,
  InvoiceParty,
  InvoiceSum,
} from './invoice/invoice-document.ts'
export { invoiceLabels } from './invoice/invoice-labels.ts'
export { invoiceMark } from './invoice/invoice-mark.ts'
export { invoiceParty } from './invoice/invoice-party.ts'
export { pdfDownload, renderInvoice } from './invoice/render-invoice.ts'
export { closeCheckouts } from './online/checkouts.ts'
export { revokeLinks } from './payment-link/revoke-payment-link.ts'
export { enterShopPayment } from './payments/enter-shop-payment.ts'
export {
  paymentsJson,
  readPayments,
  type StoredPayment,
  showPayment,
  storePaidState,
} from './payments/payments.ts'
export { refundPayments } from './payments/refund-payments.ts'
export { refuseAnotherOrder } from './refuse-another-order.ts'
