import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { documentAddress, documentFailures, openDocument } from './open-document.ts'

interface Invoice {
  orderId: number
  orderNumber: string
  /** Default: the date of the first invoice, or today. */
  date?: string | undefined
  /** Of the order: its first invoice bills it. */
  kind: OrderKind
}

/** Saves the invoice as a file. */
export async function downloadInvoice(invoice: Invoice): Promise<void> {
  const address = await documentAddress(() => readInvoice(invoice, { preview: false }))
  if (!address) return
  void recordChanged(invoice.kind)
  const link = document.createElement('a')
  link.href = address
  link.download = `${invoice.orderNumber}.pdf`
  link.click()
}

/** Shows the invoice in a new tab, which bills nothing. */
export const openInvoice = (invoice: Invoice): Promise<void> =>
  openDocument(() => readInvoice(invoice, { preview: true }))

const readInvoice = ({ orderId, date }: Invoice, { preview }: { preview: boolean }): Promise<Blob> =>
  request(
    repairOrderBillingEndpoints.getOrderInvoice,
    { params: { id: orderId }, query: { invoice_date: date, preview: preview || undefined } },
    { quiet: documentFailures },
  )
