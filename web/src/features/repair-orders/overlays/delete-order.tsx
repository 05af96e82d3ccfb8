import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { orderAndStockReads } from '../order-reads.ts'
import { sayRefusal } from '../say-refusal.ts'

/** A deleted order can be restored, from the list of the deleted. */
export default function DeleteOrder({ id, open, onClose }: Overlays['repair-orders.delete'] & OverlayProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const write = useWrite(repairOrderEndpoints.deleteRepairOrder, { refreshes: orderAndStockReads })
  return (
    <ConfirmAction
      open={open}
      question={t('repair-orders.web.delete_question')}
      danger
      busy={write.isPending}
      onClose={onClose}
      onYes={async () => {
        try {
          // Its own page has nothing to show any more: away before it asks again.
          await write.mutateAsync({ params: { id } })
          notify.success('repair-orders.web.deleted_notice')
          if (router.state.location.pathname === `/orders/${id}`)
            await router.navigate({ to: '/orders', replace: true } as unknown as { to: string })
        } catch (failure) {
          sayRefusal(failure)
        }
        onClose()
      }}
    />
  )
}
