import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one } from '../shared/page.ts'
import { invoiceQuery, sendDocumentsInput } from './documents.ts'
import { payment, paymentInput } from './payment.ts'

const path = `${apiPrefix}/parts-orders/{id}` as const

export const partsOrderBillingEndpoints = {
  createPartsOrderPayment: defineEndpoint({
    method: 'POST',
    path: `${path}/payment`,
    requires: 'orders-parts.create-payment',
    summary: 'Enters a payment, at most the balance',
    body: paymentInput,
    response: one(payment),
  }),
  deletePartsOrderPayment: defineEndpoint({
    method: 'DELETE',
    path: `${path}/payment/{payment_id}`,
    requires: 'orders-parts.delete-payment',
    summary: 'Deletes a payment; its amount is due again',
    response: 'nothing',
  }),
  getPartsOrderInvoice: defineEndpoint({
    method: 'POST',
    path: `${path}/generate-invoice`,
    requires: 'orders-parts.generate-invoice',
    summary:
      "The invoice as a PDF in the customer's language; the first one that is no preview bills the order",
    body: invoiceQuery,
    ownTransactions: true,
    response: 'file',
  }),
  getPackingSlip: defineEndpoint({
    method: 'GET',
    path: `${path}/packing-slip`,
    requires: 'orders-parts.read',
    summary: "The packing slip, without prices, as a PDF in the customer's language",
    response: 'file',
  }),
  getPickList: defineEndpoint({
    method: 'GET',
    path: `${path}/pick-list`,
    requires: 'orders-parts.read',
    summary: "The pick list, as a PDF in the reader's language",
    response: 'file',
  }),
  sendPartsOrderDocuments: defineEndpoint({
    method: 'POST',
    path: `${path}/send-docs`,
    requires: 'orders-parts.send-documents',
    summary:
      'Mails the invoice to up to five addresses; 424 when the company has no e-mail address to send from',
    body: sendDocumentsInput,
    response: 'nothing',
  }),
}
