import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'

interface Invoice {
  orderId: number
  orderNumber: string
  /** Default: the date of the first invoice, or today. */
  date?: string | undefined
  /** Of the order: its first invoice bills it. */
  kind: OrderKind
}

/** Lifetime of an invoice's object URL, in milliseconds. */
const lifetime = 40_000

/** Saves the invoice as a file. */
export async function downloadInvoice(invoice: Invoice): Promise<void> {
  const address = await addressOf(invoice, { preview: false })
  if (!address) return
  const link = document.createElement('a')
  link.href = address
  link.download = `${invoice.orderNumber}.pdf`
  link.click()
}

/** Shows the invoice in a new tab, which bills nothing. */
export async function openInvoice(invoice: Invoice): Promise<void> {
  // Opened now, while the browser still counts it as a user action.
  const tab = window.open('', '_blank')
  const address = await addressOf(invoice, { preview: true })
  if (!address) tab?.close()
  else if (tab) tab.location.replace(address)
  else window.location.assign(address)
}

/** The reason is logged for developers; the user is told that the download failed. */
async function addressOf(
  { orderId, date, kind }: Invoice,
  { preview }: { preview: boolean },
): Promise<string | undefined> {
  try {
    const blob = await request(
      repairOrderBillingEndpoints.getOrderInvoice,
      { params: { id: orderId }, query: { invoice_date: date, preview: preview || undefined } },
      { quiet: [0, 400, 404, 406, 409, 422, 424, 500, 503] },
    )
    const address = URL.createObjectURL(blob)
    setTimeout(() => URL.revokeObjectURL(address), lifetime)
    if (!preview) void recordChanged(kind)
    return address
  } catch (failure) {
    console.error(failure)
    notify.error('billing.web.error__no-download-invoice')
    return undefined
  }
}
