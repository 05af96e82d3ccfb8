import { paymentMethods } from '#contract/lookups/payment-methods.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partNames } from '#contract/parts/part-input.ts'
import { priceChangeEndpoints } from '#contract/parts/price-changes.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { historyHandlers } from '#server/records/history-handlers.ts'
import { getTransactionInvoice, getTransactionReceipt } from './documents/sale-documents.ts'
import { deletePartImage, getPartImage } from './images/part-image-calls.ts'
import { printLabels } from './labels/print-labels.ts'
import { getPart, listParts } from './list/part-queries.ts'
import { shortListParts, shortListPartsByPage } from './list/part-short-list.ts'
import { priceChangeHandlers } from './price-changes/price-change-handlers.ts'
import { findPart } from './record/find-part.ts'
import { uniqueInParts } from './save/check-part.ts'
import { createPart } from './save/create-part.ts'
import { deletePart } from './save/delete-part.ts'
import { getPartPrices, setPartPrices } from './save/part-prices.ts'
import { updatePart } from './save/update-part.ts'
import { checkStock } from './stock/check-stock.ts'
import { listLastCosts } from './stock/last-costs.ts'
import { listMonths } from './stock/list-months.ts'
import { purchasePart } from './stock/purchase-part.ts'
import { receiveParts } from './stock/receive-parts.ts'
import { readSaleDefaults } from './stock/sale-defaults.ts'
import { sellPart } from './stock/sell-part.ts'
import { listReserved, listTransactions } from './stock/transaction-queries.ts'

/** All methods: a buyer over the counter has no payment terms. */
const titledPaymentMethods = ({ t }: Pick<Context, 't'>) =>
  paymentMethods.map(key => ({ key, title: t(`lookups.payment_methods.${key}`) }))

const valuesAreFree = uniqueChecks(uniqueInParts, partNames)

export const partsFeature = defineFeature({
  name: 'parts',
  about: 'Parts, their stock, purchases and sales, suggested prices, stock check and labels.',
  endpoints: { ...partEndpoints, ...priceChangeEndpoints },
  handlers: {
    ...priceChangeHandlers,
    listParts: (context, { query }) => listParts(context, query),
    shortListParts: async (context, { query }) => ({ data: await shortListParts(context, query) }),
    shortListPartsByPage: (context, { query }) => shortListPartsByPage(context, query),
    getSaleDefaults: async (context, { query }) => ({
      data: await readSaleDefaults(context, query),
    }),
    getPartPrices: async (context, { params }) => ({ data: await getPartPrices(context, params.id) }),
    setPartPrices: async (context, { params, body }) => ({
      data: await setPartPrices(context, params.id, body),
    }),
    listPartPaymentMethods: context => ({ data: titledPaymentMethods(context) }),
    getTransactionInvoice: (context, { params }) => getTransactionInvoice(context, params.transaction_id),
    getTransactionReceipt: (context, { params }) => getTransactionReceipt(context, params.transaction_id),
    printLabels: (context, { query }) => printLabels(context, query),
    checkStock: async context => ({ data: await checkStock(context) }),
    listLastCosts: async (context, { query }) => ({ data: await listLastCosts(context, query.ids) }),
    receiveParts: async (context, { body }) => ({ data: await receiveParts(context, body) }),
    getPart: async (context, { params }) => ({ data: await getPart(context, params.id) }),
    createPart: async (context, { body, files }) => ({ data: await createPart(context, body, files) }),
    updatePart: async (context, { params, body, files }) => ({
      data: await updatePart(context, params.id, body, files),
    }),
    getPartImage: (context, { params, query }) => getPartImage(context, params, query.size),
    deletePartImage: (context, { params }) => deletePartImage(context, params),
    deletePart: (context, { params }) => deletePart(context, params.id),
    purchasePart: async (context, { params, body }) => ({
      data: await purchasePart(context, params.id, body),
    }),
    sellPart: async (context, { params, body }) => ({ data: await sellPart(context, params.id, body) }),
    listTransactions: (context, { params, query }) => listTransactions(context, params.id, query),
    listMonths: async (context, { params }) => ({ data: await listMonths(context, params.id) }),
    listReserved: (context, { params, query }) => listReserved(context, params.id, query),
    exportParts: (context, { query }) => exportLink(context, 'parts', query),
    ...historyHandlers({ kind: 'part', capability: 'parts', guard: findPart }),
  },
  fieldChecks: { createPart: valuesAreFree, updatePart: valuesAreFree },
})
