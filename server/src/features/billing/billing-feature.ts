import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import type { BilledOrders } from './billed-orders.ts'
import { createPayment } from './create-payment.ts'
import { deletePayment } from './delete-payment.ts'
import { getInvoice } from './get-invoice.ts'
import { type InvoiceMail, mailInvoice } from './mail-invoice.ts'
import { sendDocuments } from './send-documents.ts'

/** Payments and documents of the kinds of order that it is given. */
export const billingFeature = ({ repairOrders }: { repairOrders: BilledOrders }) =>
  defineFeature({
    name: 'billing',
    endpoints: repairOrderBillingEndpoints,
    handlers: {
      createOrderPayment: async (context, { params, body }) => ({
        data: await createPayment(context, repairOrders, params.id, body),
      }),
      deleteOrderPayment: (context, { params }) =>
        deletePayment(context, repairOrders, params.id, params.payment_id),
      getOrderInvoice: (context, { params, query }) => getInvoice(context, repairOrders, params.id, query),
      sendOrderDocuments: (context, { params, body }) =>
        sendDocuments(context, repairOrders, params.id, body),
    },
    jobs: {
      'billing.mail-invoice': (shop, mail: InvoiceMail, id) => mailInvoice(shop, repairOrders, mail, id),
    },
  })
