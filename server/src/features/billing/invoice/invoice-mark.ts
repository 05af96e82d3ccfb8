import type { Translate } from '#server/platform/translations.ts'
import type { InvoiceStatus } from '../billed-orders.ts'
import type { InvoiceMark } from './invoice-document.ts'

/** The mark on an invoice: paid, or overdue on its day. */
export function invoiceMark(status: InvoiceStatus, t: Translate): InvoiceMark | null {
  if (status === 'paid') return { tone: 'good', label: t('billing.invoice.mark_paid') }
  return status === 'overdue' ? { tone: 'bad', label: t('billing.invoice.mark_overdue') } : null
}
