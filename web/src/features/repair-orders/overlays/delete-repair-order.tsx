import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import { repairOrderCaption } from './repair-order-caption.ts'

export default function DeleteOrder({
  order,
  open,
  onClose,
}: Overlays['repair-orders.delete'] & OverlayProps) {
  const { id } = order
  const { t } = useTranslation()
  const router = useRouter()
  const go = useGo()
  return (
    <DeleteRecord
      endpoint={repairOrderEndpoints.deleteRepairOrder}
      input={open ? { params: { id: order.id } } : undefined}
      name={order.order_number}
      question={t('repair-orders.web.delete_question')}
      text={repairOrderCaption(order)}
      notice="repair-orders.web.deleted_notice"
      kind="repair_order"
      onClose={onClose}
      onDeleted={leaveItsPage}
    />
  )

  function leaveItsPage() {
    if (router.state.location.pathname !== `/orders/${id}`) return
    return go('/orders', { replace: true })
  }
}
