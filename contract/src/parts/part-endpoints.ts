import { z } from 'zod'
import { fixedLists } from '../lookups/lookup-shapes.ts'
import { historyEndpoints } from '../records/history.ts'
import { exportEndpoint } from '../records/list-export.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, one, pageMeta, pageOf, pageQuery, searchText } from '../shared/page.ts'
import { part, partChoice, partRow, partStatuses } from './part.ts'
import { galleryRules, mainImageRules } from './part-images.ts'
import { partInput, partUpdate } from './part-input.ts'
import { labelsQuery } from './part-labels.ts'
import { monthOfPart } from './part-months.ts'
import { partPrices, partPricesInput } from './part-prices.ts'
import { saleDefaults, saleInput } from './part-sale.ts'
import { purchaseInput } from './purchase.ts'
import { lastCost, receipt, receiptInput, receiptRowsMax } from './receipt.ts'
import { stockCheck } from './stock-check.ts'
import { reservedQuery, reservedRow, transaction, transactionsQuery } from './transactions.ts'

const path = '/api/v1/inventories'

export const partIdsMax = 200

const partListQuery = pageQuery(['stock_number', 'name', 'price_retail', 'quantity', 'created']).extend({
  /** Name, stock number or article number, with or without hyphens. */
  search: searchText,
  for_shop: z.boolean().optional(),
  only_min_limit: z.boolean().optional(),
  category_id: id.optional(),
  supplier_id: id.optional(),
  status: z.enum(partStatuses).optional(),
})
export type PartListQuery = z.output<typeof partListQuery>

const sellers = [
  'inventories.read',
  'orders-bs.create',
  'orders-bs.update',
  'orders-parts.create',
  'orders-parts.update',
] as const

export const partEndpoints = {
  listParts: defineEndpoint({
    method: 'GET',
    path,
    requires: 'inventories.read',
    summary: 'Parts, newest first',
    query: partListQuery,
    response: pageOf(partRow),
  }),
  shortListParts: defineEndpoint({
    method: 'GET',
    path: `${path}/shortlist`,
    requires: sellers,
    summary: 'Up to 20 parts by id or search, all of `ids`, or the one with a scanned `number`',
    query: z.object({
      id: id.optional(),
      ids: z.array(id).max(partIdsMax).optional(),
      /** Of an order: with prices of its owner's level, for those who may write repair orders. */
      vehicle_id: id.optional(),
      /**
       * A scanned number: the part with this stock number, else those with this article number. Separators
       * and case are ignored unless two stock numbers would be the same.
       */
      number: searchText,
      search: searchText,
    }),
    response: listOf(partChoice),
  }),
  shortListPartsByPage: defineEndpoint({
    method: 'GET',
    path: `${path}/shortlist-paginate`,
    requires: sellers,
    summary: 'Parts by search, 20 a page, without given ids; marks the last page',
    query: z.object({
      search: searchText,
      without_ids: z.array(id).max(200).default([]),
      page: z.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({
      data: z.array(partChoice),
      meta: pageMeta.extend({ last_page: z.number().int() }),
    }),
  }),
  getPartPrices: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/prices`,
    requires: 'inventories.read',
    summary: 'Fixed prices of a part by level, and its prices by quantity',
    response: one(partPrices),
  }),
  setPartPrices: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}/prices`,
    requires: 'inventories.update',
    summary: 'Replaces the fixed prices of a part by level, and its prices by quantity',
    body: partPricesInput,
    response: one(partPrices),
  }),
  listPartPaymentMethods: defineEndpoint({
    method: 'GET',
    path: `${path}/payment-methods`,
    requires: 'inventories.read',
    summary: 'Payment methods of a sale over the counter',
    response: listOf(fixedLists.payment_methods),
  }),
  getSaleDefaults: defineEndpoint({
    method: 'GET',
    path: `${path}/sale-defaults`,
    requires: 'inventories.update',
    summary: "Tax, next invoice number, and the price of a part by a customer's level, for a sale",
    query: z.object({ customer_id: id.optional(), part_id: id.optional() }),
    response: one(saleDefaults),
  }),
  getTransactionInvoice: defineEndpoint({
    method: 'GET',
    path: `${path}/transactions/{transaction_id}/invoice`,
    requires: 'inventories.update',
    summary: 'The invoice of a sale over the counter, as a PDF',
    response: 'file',
  }),
  getTransactionReceipt: defineEndpoint({
    method: 'GET',
    path: `${path}/transactions/{transaction_id}/receipt`,
    requires: 'inventories.update',
    summary: 'The receipt of a sale over the counter that is paid, as a PDF',
    response: 'file',
  }),
  checkStock: defineEndpoint({
    method: 'GET',
    path: `${path}/stock-check`,
    requires: 'inventories.delete',
    summary: 'Sums the whole ledger and lists the parts whose stock differs',
    response: one(stockCheck),
  }),
  listLastCosts: defineEndpoint({
    method: 'GET',
    path: `${path}/last-costs`,
    requires: 'inventories.update',
    summary: 'Cost of parts at their last purchase',
    query: z.object({ ids: z.array(id).max(receiptRowsMax) }),
    response: listOf(lastCost),
  }),
  receiveParts: defineEndpoint({
    method: 'POST',
    path: `${path}/receive`,
    requires: 'inventories.update',
    summary: "Receives the parts of a supplier's invoice, all or none",
    body: receiptInput,
    response: one(receipt),
  }),
  printLabels: defineEndpoint({
    method: 'GET',
    path: `${path}/labels`,
    requires: 'inventories.read',
    summary: 'Labels of parts with the stock number as Code 128, up to 500, as a PDF',
    query: labelsQuery,
    response: 'file',
  }),
  getPart: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires: 'inventories.read',
    summary: 'A part',
    response: one(part),
  }),
  createPart: defineEndpoint({
    method: 'POST',
    path,
    requires: 'inventories.create',
    summary: 'Creates a part with its first purchase and its images',
    body: partInput,
    files: { main_image: mainImageRules, gallery: galleryRules },
    response: one(part),
  }),
  updatePart: defineEndpoint({
    method: 'POST',
    also: 'PUT',
    path: `${path}/{id}`,
    requires: 'inventories.update',
    summary: 'Saves a part except unit and stock; images are added to its gallery',
    body: partUpdate,
    files: { main_image: mainImageRules, gallery: galleryRules },
    response: one(part),
  }),
  deletePart: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    requires: 'inventories.delete',
    summary: 'Deletes a part that is out of stock and not needed by an order or type of work',
    response: 'nothing',
  }),
  getPartImage: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/images/{image_id}`,
    requires: 'inventories.read',
    summary: 'An image of a part; with size=thumbnail its small picture',
    query: z.object({ size: z.enum(['whole', 'thumbnail']).default('whole') }),
    response: 'file',
  }),
  deletePartImage: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}/images/{image_id}`,
    requires: 'inventories.update',
    summary: 'Removes the main image or one of the gallery',
    response: 'nothing',
  }),
  purchasePart: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/purchase`,
    requires: 'inventories.update',
    summary: 'Adds a purchase of a part to stock and to its average cost',
    body: purchaseInput,
    response: one(part),
  }),
  sellPart: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/sold`,
    requires: 'inventories.update',
    summary: 'Sells or writes off units of a part without an order; answers the transaction',
    body: saleInput,
    response: one(transaction),
  }),
  listTransactions: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/transactions`,
    requires: 'inventories.read',
    summary: 'Stock movements of a part, newest first',
    query: transactionsQuery,
    response: pageOf(transaction),
  }),
  listMonths: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/months`,
    requires: 'inventories.read',
    summary: 'Stock and price of a part over the last twelve months; empty if neither changed',
    response: listOf(monthOfPart),
  }),
  listReserved: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/reserved`,
    requires: 'inventories.read',
    summary: 'Open orders that reserve the part, newest first',
    query: reservedQuery,
    response: pageOf(reservedRow),
  }),
  exportParts: exportEndpoint(path, {
    requires: 'inventories.read',
    query: partListQuery,
    what: 'the parts',
  }),
  ...historyEndpoints(path, 'inventories.read'),
}
