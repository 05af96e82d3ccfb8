import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

export default function EditDeliveryCost(props: Overlays['parts-orders.delivery-cost'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  return (
    <FormModal
      of={deliveryCostForm}
      mode="edit"
      params={{ id: order.id }}
      saved={order}
      open={open}
      onClose={onClose}
      title={t('parts-orders.details.edit_delivery_cost')}
      width={420}
    >
      {() => (
        <Form.Item name="delivery_cost" label={t('parts-orders.summary.additional')} required>
          <MoneyField />
        </Form.Item>
      )}
    </FormModal>
  )
}

interface Values {
  delivery_cost: number | null
}

const deliveryCostForm = declareForm({
  kind: 'parts_order',
  endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
  values: {
    empty: (): Values => ({ delivery_cost: 0 }),
    of: ({ delivery_cost }: PartsOrder): Values => ({ delivery_cost }),
    // An empty field is 0.
    toBody: ({ delivery_cost }) => ({ delivery_cost: delivery_cost ?? 0 }),
  },
  label: () => 'parts-orders.summary.additional',
})
