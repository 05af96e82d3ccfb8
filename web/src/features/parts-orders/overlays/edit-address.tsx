import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { EditOrderAddress } from '../addresses/edit-order-address.tsx'

export default function EditAddress(props: Overlays['parts-orders.address'] & OverlayProps) {
  const { order, section, open, onClose } = props
  return <EditOrderAddress order={order} name={section} open={open} onClose={onClose} />
}
