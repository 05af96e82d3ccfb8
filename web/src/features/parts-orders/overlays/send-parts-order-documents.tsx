import { SendDocuments } from '#web/features/billing/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { buyerOf } from '../list/buyer.ts'

export default function SendPartsOrderDocuments(
  props: Overlays['parts-orders.send-documents'] & OverlayProps,
) {
  const { order, open, onClose } = props
  return (
    <SendDocuments
      orderId={order.id}
      orderNumber={order.order_number}
      suggested={buyerOf(order).email || null}
      firstDate={order.invoice_date}
      kind="parts_order"
      open={open}
      onClose={onClose}
    />
  )
}
