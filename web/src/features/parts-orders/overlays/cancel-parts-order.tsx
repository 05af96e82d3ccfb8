import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { Objections } from '#web/records/objections.tsx'
import { statusOutcome } from '#web/records/orders/order-outcomes.ts'
import { useObjections } from '#web/records/use-objections.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { partsOrderCaption } from './parts-order-caption.ts'
import { refundedOutcome } from './refunded-outcome.ts'
import { useToTheList } from './use-to-the-list.ts'

/** Cancels an order before shipping and gives its payments back; a draft is deleted. */
export default function CancelPartsOrder(props: Overlays['parts-orders.cancel'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const toTheList = useToTheList(order.id)
  const input = { params: { id: order.id } }
  const objections = useObjections(partsOrderEndpoints.cancelPartsOrder, open ? input : undefined, onClose)
  const isRefused = objections !== undefined && objections.length > 0
  const cancel = useAct(partsOrderEndpoints.cancelPartsOrder, {
    ...(order.is_draft ? { deletes: 'parts_order' } : { changes: 'parts_order' }),
    notice: 'parts-orders.overlays.canceled_notice',
    ...(order.is_draft
      ? {}
      : {
          outcome: () =>
            order.paid_amount > 0 ? refundedOutcome(order) : statusOutcome({ ...order, status: 'canceled' }),
        }),
    onClose,
    onDone: () => toTheList({ replace: order.is_draft }),
  })
  return (
    <>
      <RecordModal
        open={open && isRefused}
        title={t('parts-orders.overlays.cannot_cancel')}
        width={420}
        onClose={onClose}
      >
        <Objections reasons={objections ?? []} />
      </RecordModal>
      <ConfirmAction
        open={open && objections !== undefined && !isRefused}
        question={t('parts-orders.overlays.cancel_question')}
        text={
          <>
            {partsOrderCaption(order)}
            <p className="rb-muted">{t('parts-orders.overlays.cancel_text')}</p>
            {order.paid_amount > 0 && (
              <p>{t('parts-orders.overlays.cancel_refund', { amount: formatDollars(order.paid_amount) })}</p>
            )}
          </>
        }
        danger
        busy={cancel.isBusy}
        onClose={onClose}
        onYes={() => cancel.act(input)}
      />
    </>
  )
}
