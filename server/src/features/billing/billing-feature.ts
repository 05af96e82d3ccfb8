import { partsOrderBillingEndpoints } from '#contract/billing/parts-order-billing-endpoints.ts'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { defineFeature } from '#server/operation/feature.ts'
import type { BilledOrders } from './billed-orders.ts'
import { createPayment } from './create-payment.ts'
import { deletePayment } from './delete-payment.ts'
import { getInvoice } from './get-invoice.ts'
import { type InvoiceMail, mailInvoice } from './mail-invoice.ts'
import { sendDocuments } from './send-documents.ts'

interface Billed {
  repairOrders: BilledOrders
  partsOrders: BilledOrders
  /** What is printed of a parts order besides its invoice. */
  papers: {
    packingSlip: (context: Context, orderId: number) => Promise<Download>
    pickList: (context: Context, orderId: number) => Promise<Download>
  }
}

/** Payments and documents of both kinds of order. */
export function billingFeature({ repairOrders, partsOrders, papers }: Billed) {
  const ofKind: Record<OrderKind, BilledOrders> = { repair_order: repairOrders, parts_order: partsOrders }
  return defineFeature({
    name: 'billing',
    endpoints: { ...repairOrderBillingEndpoints, ...partsOrderBillingEndpoints },
    handlers: {
      createOrderPayment: async (context, { params, body }) => ({
        data: await createPayment(context, repairOrders, params.id, body),
      }),
      deleteOrderPayment: (context, { params }) =>
        deletePayment(context, repairOrders, params.id, params.payment_id),
      getOrderInvoice: (context, { params, query }) => getInvoice(context, repairOrders, params.id, query),
      sendOrderDocuments: (context, { params, body }) =>
        sendDocuments(context, repairOrders, params.id, body),

      createPartsOrderPayment: async (context, { params, body }) => ({
        data: await createPayment(context, partsOrders, params.id, body),
      }),
      deletePartsOrderPayment: (context, { params }) =>
        deletePayment(context, partsOrders, params.id, params.payment_id),
      getPartsOrderInvoice: (context, { params, body }) => getInvoice(context, partsOrders, params.id, body),
      sendPartsOrderDocuments: (context, { params, body }) =>
        sendDocuments(context, partsOrders, params.id, body),
      getPackingSlip: (context, { params }) => papers.packingSlip(context, params.id),
      getPickList: (context, { params }) => papers.pickList(context, params.id),
    },
    jobs: {
      'billing.mail-invoice': (shop, mail: InvoiceMail, id) => mailInvoice(shop, ofKind[mail.kind], mail, id),
    },
  })
}
