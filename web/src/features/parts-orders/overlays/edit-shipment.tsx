import { useTranslation } from 'react-i18next'
import type { Shipment } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { ShipmentFields } from './shipment-fields.tsx'
import { newShipment, type ShipmentValues, shipmentBody } from './shipment-values.ts'

export default function EditShipment(props: Overlays['parts-orders.shipment'] & OverlayProps) {
  const { order, shipment, open, onClose } = props
  const { t } = useTranslation()
  return (
    <FormModal
      of={shipmentForm}
      mode="edit"
      params={{ id: order.id, delivery_id: shipment.id }}
      saved={shipment}
      open={open}
      onClose={onClose}
      title={t('parts-orders.shipment.edit')}
    >
      {() => <ShipmentFields />}
    </FormModal>
  )
}

const shipmentForm = declareForm({
  kind: 'parts_order',
  endpoints: { edit: partsOrderEndpoints.updatePartsOrderShipment },
  values: {
    empty: newShipment,
    of: ({ id: _, ...values }: Shipment): ShipmentValues => values,
    toBody: shipmentBody,
  },
})
