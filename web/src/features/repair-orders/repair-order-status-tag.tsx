import { useTranslation } from 'react-i18next'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { StatusTag, type StatusTone } from '#web/ui/text/status-tag.tsx'

const tones: Record<RepairOrderStatus, StatusTone> = {
  new: 'new',
  in_process: 'in-process',
  finished: 'finished',
  deleted: 'deleted',
}

export function RepairOrderStatusTag({ status }: { status: RepairOrderStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={tones[status]}>{t(`repair-orders.statuses.${status}`)}</StatusTag>
}
