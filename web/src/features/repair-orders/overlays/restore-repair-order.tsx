import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { statusOutcome } from '#web/records/orders/order-outcomes.ts'
import { notify } from '#web/shell/notices.ts'
import { type OverlayProps, type Overlays, openOverlay } from '#web/shell/overlays.ts'
import { useGo } from '#web/shell/use-go.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { repairOrderCaption } from './repair-order-caption.ts'

/** Restores a deleted order unchanged, or shows why not with a link to the form. */
export default function RestoreOrder({
  order,
  open,
  onClose,
}: Overlays['repair-orders.restore'] & OverlayProps) {
  const { id } = order
  const { t } = useTranslation()
  const router = useRouter()
  const go = useGo()
  const write = useWrite(repairOrderEndpoints.restoreRepairOrder, { changes: 'repair_order' })
  return (
    <ConfirmAction
      open={open}
      question={t('repair-orders.web.restore_question')}
      text={repairOrderCaption(order)}
      busy={write.isPending}
      onClose={onClose}
      onYes={async () => {
        try {
          const { data } = await write.mutateAsync({ params: { id } })
          notify.success('repair-orders.web.restored_notice', statusOutcome(data))
          if (router.state.location.pathname === `/orders/${id}/deleted`)
            void go(`/orders/${id}`, { replace: true })
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.status === 422)
            openOverlay('repair-orders.edit-restore', {
              id,
              titles: [...new Set(failure.entries.map(entry => entry.title))],
            })
          else showRefusal(failure)
        }
        onClose()
      }}
    />
  )
}
