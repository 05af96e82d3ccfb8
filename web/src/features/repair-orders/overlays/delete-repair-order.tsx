import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { whichRepairOrder } from './which-repair-order.ts'

/** A deleted order can be restored, from the list of the deleted. */
export default function DeleteOrder({
  order,
  open,
  onClose,
}: Overlays['repair-orders.delete'] & OverlayProps) {
  const { id } = order
  const { t } = useTranslation()
  const router = useRouter()
  const go = useGo()
  const { act, isBusy } = useAct(repairOrderEndpoints.deleteRepairOrder, {
    notice: 'repair-orders.web.deleted_notice',
    deletes: 'repair_order',
    onDone: leaveItsPage,
    onClose,
  })
  return (
    <ConfirmAction
      open={open}
      question={t('repair-orders.web.delete_question')}
      text={whichRepairOrder(order)}
      danger
      busy={isBusy}
      onClose={onClose}
      onYes={() => act({ params: { id } })}
    />
  )

  /** It has nothing to show any more. */
  function leaveItsPage() {
    if (router.state.location.pathname !== `/orders/${id}`) return
    return go('/orders', { replace: true })
  }
}
