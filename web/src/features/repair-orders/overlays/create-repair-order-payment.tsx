import { CreatePayment } from '#web/features/billing/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'

export default function CreateOrderPayment(props: Overlays['repair-orders.create-payment'] & OverlayProps) {
  const { order, open, onClose } = props
  return (
    <CreatePayment
      orderId={order.id}
      orderNumber={order.order_number}
      payer={order.customer.full_name}
      total={order.total_amount}
      paid={order.paid_amount}
      balance={order.balance}
      entered={order.created_at}
      kind="repair_order"
      open={open}
      onClose={onClose}
    />
  )
}
