import type { OrderKind } from '#contract/records/record-kinds.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { documentAddress, openDocument } from './open-document.ts'
import { orderCalls } from './order-calls.ts'

interface Invoice {
  orderId: number
  orderNumber: string
  /** Default: the date of the first invoice, or today. */
  date?: string | undefined
  kind: OrderKind
}

export async function downloadInvoice(invoice: Invoice): Promise<void> {
  const address = await documentAddress(() => readInvoice(invoice, { preview: false }))
  if (!address) return
  void recordChanged(invoice.kind)
  const link = document.createElement('a')
  link.href = address
  link.download = `${invoice.orderNumber}.pdf`
  link.click()
}

/** A preview: it does not bill the order. */
export const openInvoice = (invoice: Invoice): Promise<void> =>
  openDocument(() => readInvoice(invoice, { preview: true }))

const readInvoice = ({ kind, orderId, date }: Invoice, { preview }: { preview: boolean }): Promise<Blob> =>
  orderCalls[kind].readInvoice(orderId, { invoice_date: date, preview: preview || undefined })
