import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { invoiceQuery, sendDocumentsInput } from './documents.ts'
import { payment, paymentInput } from './payment.ts'

const path = `${apiPrefix}/orders/{id}` as const

export const repairOrderBillingEndpoints = {
  createOrderPayment: defineEndpoint({
    method: 'POST',
    path: `${path}/payments`,
    requires: 'orders-bs.create-payment',
    summary: 'Enters a payment, at most the balance',
    body: paymentInput,
    response: one(payment),
  }),
  deleteOrderPayment: defineEndpoint({
    method: 'DELETE',
    path: `${path}/payments/{payment_id}`,
    requires: 'orders-bs.delete-payment',
    summary: 'Deletes a payment; the order is unpaid again',
    response: 'nothing',
  }),
  getOrderInvoice: defineEndpoint({
    method: 'GET',
    path: `${path}/invoice`,
    requires: 'orders-bs.generate-invoice',
    summary:
      "The invoice as a PDF in the customer's language; the first one that is no preview bills the order",
    query: invoiceQuery,
    response: 'file',
  }),
  sendOrderDocuments: defineEndpoint({
    method: 'POST',
    path: `${path}/send-documents`,
    requires: 'orders-bs.send-documents',
    summary:
      'Mails the invoice to up to five addresses; 424 when the company has no e-mail address to send from',
    body: sendDocumentsInput,
    response: 'nothing',
  }),
}
