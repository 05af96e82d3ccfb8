export { orderInvoice } from './order-invoice.ts'
