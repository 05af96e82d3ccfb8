import type { Translate } from '#server/platform/translations.ts'
import type { InvoiceStatus } from '../billed-orders.ts'
import type { InvoiceMark } from './invoice-document.ts'

export function invoiceMark(status: InvoiceStatus, t: Translate): InvoiceMark | null {
  if (status === 'paid') return { tone: 'good', label: t('billing.invoice.mark_paid') }
  return status === 'overdue' ? { tone: 'bad', label: t('billing.invoice.mark_overdue') } : null
}
