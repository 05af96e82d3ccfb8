import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { partsOrderCaption } from './parts-order-caption.ts'
import { useToTheList } from './use-to-the-list.ts'

/** A draft, or a new or canceled order without payments. */
export default function DeletePartsOrder({
  order,
  open,
  onClose,
}: Overlays['parts-orders.delete'] & OverlayProps) {
  const { t } = useTranslation()
  const toTheList = useToTheList(order.id)
  return (
    <DeleteRecord
      endpoint={partsOrderEndpoints.deletePartsOrder}
      input={open ? { params: { id: order.id } } : undefined}
      name={order.order_number}
      question={t('parts-orders.overlays.delete_question')}
      text={partsOrderCaption(order)}
      notice="parts-orders.overlays.deleted_notice"
      kind="parts_order"
      onClose={onClose}
      onDeleted={() => toTheList({ replace: true })}
    />
  )
}
