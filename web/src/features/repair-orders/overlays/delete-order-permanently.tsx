import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { orderReads } from '../order-reads.ts'
import { sayRefusal } from '../say-refusal.ts'

export default function DeleteOrderPermanently(
  props: Overlays['repair-orders.delete-permanently'] & OverlayProps,
) {
  const { id, open, onClose } = props
  const { t } = useTranslation()
  const write = useWrite(repairOrderEndpoints.deleteRepairOrderPermanently, { refreshes: orderReads })
  return (
    <ConfirmAction
      open={open}
      question={t('repair-orders.web.delete_permanently_question')}
      danger
      busy={write.isPending}
      onClose={onClose}
      onYes={async () => {
        try {
          await write.mutateAsync({ params: { id } })
          notify.success('repair-orders.web.deleted_permanently_notice')
        } catch (failure) {
          sayRefusal(failure)
        }
        onClose()
      }}
    />
  )
}
