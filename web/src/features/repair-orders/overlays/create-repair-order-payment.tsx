import { useRouter } from '@tanstack/react-router'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { CreatePayment } from '#web/features/billing/index.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { usePresentRecord } from '#web/ui/details/use-present-record.ts'

export default function CreateOrderPayment(props: Overlays['repair-orders.create-payment'] & OverlayProps) {
  const { open, onClose, goesBack = false } = props
  const router = useRouter()
  const order = usePresentRecord(repairOrderEndpoints.getRepairOrder, props.order, open)
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
      onPaid={() => goesBack && router.history.back()}
    />
  )
}
