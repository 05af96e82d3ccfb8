import { partsOrderBillingEndpoints } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks, repairOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { paymentEventEndpoints, publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { defineFeature } from '#server/operation/feature.ts'
import type { BilledOrders } from './billed-orders.ts'
import { getInvoice } from './invoice/get-invoice.ts'
import { type InvoiceMail, mailInvoice } from './mail/mail-invoice.ts'
import { sendDocuments } from './mail/send-documents.ts'
import { type ClosedCheckouts, closeAtProvider } from './online/checkouts.ts'
import { payOnline } from './online/pay-online.ts'
import { receivePaymentEvent } from './online/receive-payment-event.ts'
import { mailPaymentLink, type PaymentLinkMail } from './payment-link/mail-payment-link.ts'
import { getPublicInvoice, getPublicInvoicePdf } from './payment-link/public-invoice.ts'
import { getPaymentLink } from './payment-link/read-payment-link.ts'
import { revokePaymentLink } from './payment-link/revoke-payment-link.ts'
import { sendPaymentLink } from './payment-link/send-payment-link.ts'
import { createPayment } from './payments/create-payment.ts'
import { deletePayment } from './payments/delete-payment.ts'

interface Billed {
  repairOrders: BilledOrders
  partsOrders: BilledOrders
  /** Printed documents of a parts order besides its invoice. */
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
    about: 'Payments, invoices and payment links of repair orders and parts orders.',
    endpoints: {
      ...repairOrderBillingEndpoints,
      ...partsOrderBillingEndpoints,
      ...repairOrderLinks,
      ...partsOrderLinks,
      ...publicInvoiceEndpoints,
      ...paymentEventEndpoints,
    },
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

      sendOrderPaymentLink: async (context, { params }) => ({
        data: await sendPaymentLink(context, repairOrders, params.id),
      }),
      getOrderPaymentLink: async (context, { params }) => ({
        data: await getPaymentLink(context, repairOrders, params.id),
      }),
      revokeOrderPaymentLink: (context, { params }) => revokePaymentLink(context, repairOrders, params.id),
      sendPartsOrderPaymentLink: async (context, { params }) => ({
        data: await sendPaymentLink(context, partsOrders, params.id),
      }),
      getPartsOrderPaymentLink: async (context, { params }) => ({
        data: await getPaymentLink(context, partsOrders, params.id),
      }),
      revokePartsOrderPaymentLink: (context, { params }) =>
        revokePaymentLink(context, partsOrders, params.id),
      getPublicInvoice: async (context, { params, query }) => ({
        data: await getPublicInvoice(context, ofKind, params.token, query.checkout),
      }),
      getPublicInvoicePdf: (context, { params }) => getPublicInvoicePdf(context, ofKind, params.token),
      payPublicInvoice: async (context, { params }) => ({
        data: await payOnline(context, ofKind, params.token),
      }),
      receivePaymentEvent: (context, { raw }) => receivePaymentEvent(context, ofKind, raw),
    },
    jobs: {
      'billing.mail-invoice': (shop, mail: InvoiceMail, id) => mailInvoice(shop, ofKind[mail.kind], mail, id),
      'billing.mail-payment-link': (shop, mail: PaymentLinkMail) =>
        mailPaymentLink(shop, ofKind[mail.kind], mail),
      'billing.close-checkouts': (shop, closed: ClosedCheckouts) => closeAtProvider(shop, closed),
    },
  })
}
