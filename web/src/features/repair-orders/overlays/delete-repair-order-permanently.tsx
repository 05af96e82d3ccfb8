import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { whichRepairOrder } from './which-repair-order.ts'

export default function DeleteOrderPermanently(
  props: Overlays['repair-orders.delete-permanently'] & OverlayProps,
) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const { act, isBusy } = useAct(repairOrderEndpoints.deleteRepairOrderPermanently, {
    notice: 'repair-orders.web.deleted_permanently_notice',
    deletes: 'repair_order',
    onClose,
  })
  return (
    <ConfirmAction
      open={open}
      question={t('repair-orders.web.delete_permanently_question')}
      text={whichRepairOrder(order)}
      danger
      busy={isBusy}
      onClose={onClose}
      onYes={() => act({ params: { id: order.id } })}
    />
  )
}
