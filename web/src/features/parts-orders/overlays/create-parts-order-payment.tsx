import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { CreatePayment } from '#web/features/billing/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'
import { buyerOf } from '../list/buyer.ts'

export default function CreatePartsOrderPayment(
  props: Overlays['parts-orders.create-payment'] & OverlayProps,
) {
  const { open, onClose } = props
  const order = usePresentRecord(partsOrderEndpoints.getPartsOrder, props.order, open)
  return (
    <CreatePayment
      orderId={order.id}
      orderNumber={order.order_number}
      payer={buyerOf(order).name}
      total={order.total_amount}
      paid={order.paid_amount}
      balance={order.balance}
      entered={order.created_at}
      kind="parts_order"
      open={open}
      onClose={onClose}
    />
  )
}
