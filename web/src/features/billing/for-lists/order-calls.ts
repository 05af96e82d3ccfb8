import type { z } from 'zod'
import type { invoiceQuery } from '#contract/billing/documents.ts'
import { partsOrderBillingEndpoints as parts } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks, repairOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { repairOrderBillingEndpoints as repair } from '#contract/billing/repair-order-billing-endpoints.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { type RequestOptions, request } from '#web/api/request.ts'
import { documentOptions } from './open-document.ts'

type InvoiceWish = z.input<typeof invoiceQuery>

export const orderCalls = {
  repair_order: {
    listMethods: lookupEndpoints.listPaymentMethods,
    createPayment: repair.createOrderPayment,
    deletePayment: repair.deleteOrderPayment,
    sendDocuments: repair.sendOrderDocuments,
    readPaymentLink: repairOrderLinks.getOrderPaymentLink,
    sendPaymentLink: repairOrderLinks.sendOrderPaymentLink,
    revokePaymentLink: repairOrderLinks.revokeOrderPaymentLink,
    invoice: repair.getOrderInvoice,
    readInvoice: (id: number, query: InvoiceWish, options: RequestOptions = documentOptions) =>
      request(repair.getOrderInvoice, { params: { id }, query }, options),
  },
  parts_order: {
    listMethods: partsOrderEndpoints.listPartsOrderMethods,
    createPayment: parts.createPartsOrderPayment,
    deletePayment: parts.deletePartsOrderPayment,
    sendDocuments: parts.sendPartsOrderDocuments,
    readPaymentLink: partsOrderLinks.getPartsOrderPaymentLink,
    sendPaymentLink: partsOrderLinks.sendPartsOrderPaymentLink,
    revokePaymentLink: partsOrderLinks.revokePartsOrderPaymentLink,
    invoice: parts.getPartsOrderInvoice,
    readInvoice: (id: number, body: InvoiceWish, options: RequestOptions = documentOptions) =>
      request(parts.getPartsOrderInvoice, { params: { id }, body }, options),
  },
} as const satisfies Record<OrderKind, object>
