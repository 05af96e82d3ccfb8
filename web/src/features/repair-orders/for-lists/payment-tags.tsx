import { useTranslation } from 'react-i18next'
import type { PaymentStatus } from '#contract/repair-orders/payment-status.ts'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'
import '#web/records/orders/orders.css'

const tones = {
  refunded: 'outlined',
  paid: 'in-process',
  overdue: 'overdue',
  not_paid: 'unpaid',
  billed: 'finished',
  not_billed: 'outlined',
} as const satisfies Partial<Record<PaymentStatus, StatusTone>>

/** Paid, in part or not; billed or not; "overdue" replaces "not paid". */
export function PaymentTags({
  order,
}: {
  order: Pick<RepairOrderRow, 'payment_status' | 'overdue_days' | 'paid_amount'>
}) {
  const { t } = useTranslation()
  const first = (...statuses: (keyof typeof tones)[]) =>
    statuses.filter(status => order.payment_status.includes(status)).slice(0, 1)
  const shown = [...first('refunded', 'paid', 'overdue', 'not_paid'), ...first('billed', 'not_billed')]
  return (
    <span className="rb-order-tags">
      {shown.map(status =>
        status === 'not_paid' && order.paid_amount > 0 ? (
          <StatusTag key={status} tone="part-paid">
            {t('records.order.part_paid')}
          </StatusTag>
        ) : (
          <StatusTag key={status} tone={tones[status]}>
            {status === 'overdue'
              ? t('records.order.overdue_days', { count: order.overdue_days })
              : t(`repair-orders.payment_statuses.${status}`)}
          </StatusTag>
        ),
      )}
    </span>
  )
}
