import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { prefetch } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { LoadedRepairOrderForm } from '../form/loaded-repair-order-form.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  params.id && prefetch(repairOrderEndpoints.getRepairOrder, { params: { id: params.id } })

export default function EditOrderPage() {
  const { t } = useTranslation()
  return (
    <LoadedRepairOrderForm
      id={useRecordId()}
      mode="edit"
      endpoint={repairOrderEndpoints.getRepairOrder}
      title={number => t('repair-orders.web.edit_order', { number })}
    />
  )
}
