import { useTranslation } from 'react-i18next'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'

const tones: Record<PartsOrderStatus, StatusTone> = {
  new: 'new',
  in_process: 'in-process',
  sent: 'in-process',
  pending_pickup: 'in-process',
  delivered: 'finished',
  canceled: 'deleted',
  returned: 'deleted',
  lost: 'overdue',
  damaged: 'overdue',
}

export function PartsOrderStatusTag({ status }: { status: PartsOrderStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`parts-orders.statuses.${status}`)}</StatusTag>
}
