import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { prefetch } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { LoadedRepairOrderForm } from '../form/loaded-repair-order-form.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(repairOrderEndpoints.getDeletedRepairOrder, { params: { id: params.id } })

export default function RestoreOrderPage() {
  const { t } = useTranslation()
  return (
    <LoadedRepairOrderForm
      id={useRecordId()}
      mode="restore"
      endpoint={repairOrderEndpoints.getDeletedRepairOrder}
      title={number => t('repair-orders.web.restore_order', { number })}
    />
  )
}
