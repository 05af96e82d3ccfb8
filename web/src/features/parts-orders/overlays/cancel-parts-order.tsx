import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { partsOrderCaption } from './parts-order-caption.ts'
import { useToTheList } from './use-to-the-list.ts'

/** Cancels an order before shipping; a draft is deleted. */
export default function CancelPartsOrder(props: Overlays['parts-orders.cancel'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const toTheList = useToTheList(order.id)
  const cancel = useAct(partsOrderEndpoints.cancelPartsOrder, {
    ...(order.is_draft ? { deletes: 'parts_order' } : { changes: 'parts_order' }),
    notice: 'parts-orders.overlays.canceled_notice',
    onClose,
    onDone: () => toTheList({ replace: order.is_draft }),
  })
  return (
    <ConfirmAction
      open={open}
      question={t('parts-orders.overlays.cancel_question')}
      text={
        <>
          {partsOrderCaption(order)}
          <p className="rb-muted">{t('parts-orders.overlays.cancel_text')}</p>
        </>
      }
      danger
      busy={cancel.isBusy}
      onClose={onClose}
      onYes={() => cancel.act({ params: { id: order.id } })}
    />
  )
}
