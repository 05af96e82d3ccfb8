import { SendDocuments } from '#web/features/billing/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'

export default function SendOrderDocuments(props: Overlays['repair-orders.send-documents'] & OverlayProps) {
  const { order, open, onClose } = props
  return (
    <SendDocuments
      orderId={order.id}
      orderNumber={order.order_number}
      suggested={order.customer.email}
      firstDate={order.invoice_date}
      kind="repair_order"
      open={open}
      onClose={onClose}
    />
  )
}
