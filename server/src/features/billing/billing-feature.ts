import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { createOrderPayment } from './create-order-payment.ts'
import { deleteOrderPayment } from './delete-order-payment.ts'
import { getOrderInvoice } from './get-order-invoice.ts'
import { mailInvoice } from './mail-invoice.ts'
import { sendOrderDocuments } from './send-order-documents.ts'

export const billingFeature = defineFeature({
  name: 'billing',
  endpoints: repairOrderBillingEndpoints,
  handlers: {
    createOrderPayment: async (context, { params, body }) => ({
      data: await createOrderPayment(context, params.id, body),
    }),
    deleteOrderPayment: (context, { params }) => deleteOrderPayment(context, params.id, params.payment_id),
    getOrderInvoice: (context, { params, query }) => getOrderInvoice(context, params.id, query.invoice_date),
    sendOrderDocuments: (context, { params, body }) => sendOrderDocuments(context, params.id, body),
  },
  jobs: { 'billing.mail-invoice': mailInvoice },
})
