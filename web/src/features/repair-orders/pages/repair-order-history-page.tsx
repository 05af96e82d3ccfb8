import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { missingRepairOrder } from '../missing-repair-order.ts'

export default function OrderHistoryPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const read = useRead(repairOrderEndpoints.getRepairOrder, { params: { id } }, { quiet: [404] })
  // Also for a deleted order.
  const mayDeleted = useAllowed()(repairOrderEndpoints.getDeletedRepairOrder)
  const isElsewhere = read.error instanceof ApiFailure && read.error.status === 404 && mayDeleted
  const deleted = useRead(
    repairOrderEndpoints.getDeletedRepairOrder,
    { params: { id } },
    { enabled: isElsewhere, quiet: [404] },
  )
  const isMissing = useMissingRecord(isElsewhere ? deleted.error : read.error, missingRepairOrder)
  if (isMissing) return null
  const number = (read.data ?? deleted.data)?.data.order_number
  return (
    <HistoryPage
      endpoint={repairOrderEndpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t('repair-orders.web.repair_orders'), to: '/orders' },
        ...(number ? [{ title: number, to: read.data ? `/orders/${id}` : `/orders/${id}/deleted` }] : []),
      ]}
    />
  )
}
