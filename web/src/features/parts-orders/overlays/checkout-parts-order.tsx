import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { checkedOut } from '../wizard/use-checkout.ts'
import { partsOrderCaption } from './parts-order-caption.ts'
import { useToTheList } from './use-to-the-list.ts'

/** Turns a draft into an order. */
export default function CheckoutPartsOrder(props: Overlays['parts-orders.checkout'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const toTheList = useToTheList(order.id)
  const checkout = useAct(partsOrderEndpoints.checkoutPartsOrder, {
    changes: 'parts_order',
    outcome: ({ data }) => checkedOut(data),
    onClose,
    onDone: toTheList,
  })
  return (
    <ConfirmAction
      open={open}
      question={t('parts-orders.overlays.checkout_question')}
      text={partsOrderCaption(order)}
      yes={t('parts-orders.actions.checkout')}
      busy={checkout.isBusy}
      onClose={onClose}
      onYes={() => checkout.act({ params: { id: order.id } })}
    />
  )
}
