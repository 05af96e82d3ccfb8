import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { request } from '#web/api/request.ts'
import { documentOptions, openDocument } from '#web/features/billing/index.ts'
import { notify } from '#web/shell/notices.ts'

const endpoints = {
  invoice: partEndpoints.getTransactionInvoice,
  receipt: partEndpoints.getTransactionReceipt,
}

type SaleDocument = keyof typeof endpoints

/** In a new tab. */
export const openSaleDocument = (document: SaleDocument, transactionId: number): Promise<void> =>
  openDocument(
    () => request(endpoints[document], { params: { transaction_id: transactionId } }, documentOptions),
    () => notify.error(`billing.web.error__no-download-${document}`),
  )
