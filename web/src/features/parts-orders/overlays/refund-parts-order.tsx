import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { partsOrderCaption } from './parts-order-caption.ts'
import { refundedOutcome } from './refunded-outcome.ts'
import { useToTheList } from './use-to-the-list.ts'

export default function RefundPartsOrder(props: Overlays['parts-orders.refund'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const toTheList = useToTheList(order.id)
  const refund = useAct(partsOrderEndpoints.refundPartsOrder, {
    changes: 'parts_order',
    outcome: () => refundedOutcome(order),
    onClose,
    onDone: toTheList,
  })
  return (
    <ConfirmAction
      open={open}
      question={t('parts-orders.overlays.refund_question')}
      text={
        <>
          {partsOrderCaption(order)}
          <br />
          {t('records.order.paid')} {formatDollars(order.paid_amount)}
        </>
      }
      busy={refund.isBusy}
      onClose={onClose}
      onYes={() => refund.act({ params: { id: order.id } })}
    />
  )
}
