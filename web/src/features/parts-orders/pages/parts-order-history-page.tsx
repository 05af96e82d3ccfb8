import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { missingPartsOrder } from '../missing-parts-order.ts'

export default function PartsOrderHistoryPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const read = useRead(partsOrderEndpoints.getPartsOrder, { params: { id } }, { quiet: [404] })
  const isMissing = useMissingRecord(read.error, missingPartsOrder)
  if (isMissing) return null
  const number = read.data?.data.order_number
  return (
    <HistoryPage
      endpoint={partsOrderEndpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t('parts-orders.list.title'), to: '/parts-orders' },
        ...(number ? [{ title: number, to: `/parts-orders/${id}` }] : []),
      ]}
    />
  )
}
