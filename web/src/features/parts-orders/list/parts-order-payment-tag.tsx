import { useTranslation } from 'react-i18next'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrderPaymentStatus } from '#contract/parts-orders/payment-state.ts'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'

const tones: Record<PartsOrderPaymentStatus, StatusTone> = {
  paid: 'in-process',
  not_paid: 'unpaid',
  refunded: 'outlined',
}

/** The marker beside the total shows how long it is overdue. */
export function PartsOrderPaymentTag({
  order,
}: {
  order: Pick<PartsOrderRow, 'payment_status' | 'paid_amount'>
}) {
  const { t } = useTranslation()
  return order.payment_status === 'not_paid' && order.paid_amount > 0 ? (
    <StatusTag tone="part-paid">{t('records.order.part_paid')}</StatusTag>
  ) : (
    <StatusTag tone={tones[order.payment_status]}>
      {t(`parts-orders.payment_statuses.${order.payment_status}`)}
    </StatusTag>
  )
}
