import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import './list/repair-order-list.css'

/**
 * The payment state of an order: only paid or overdue if so, otherwise whether it was billed and that it is not paid.
 */
export function PaymentTags({ order }: { order: Pick<RepairOrderRow, 'payment_status' | 'overdue_days'> }) {
  const { t } = useTranslation()
  const has = (status: RepairOrderRow['payment_status'][number]) => order.payment_status.includes(status)
  if (has('refunded'))
    return <StatusTag tone="outlined">{t('repair-orders.payment_statuses.refunded')}</StatusTag>
  if (has('paid')) return <StatusTag tone="in-process">{t('repair-orders.payment_statuses.paid')}</StatusTag>
  if (has('overdue'))
    return (
      <StatusTag tone="overdue">
        {t('repair-orders.web.overdue_days', { count: order.overdue_days })}
      </StatusTag>
    )
  return (
    <span className="rb-order-tags">
      {has('billed') && <StatusTag tone="outlined">{t('repair-orders.payment_statuses.billed')}</StatusTag>}
      <StatusTag tone="outlined">{t('repair-orders.payment_statuses.not_paid')}</StatusTag>
    </span>
  )
}
