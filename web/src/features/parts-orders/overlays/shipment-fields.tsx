import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { deliveryMethods } from '#contract/lookups/fixed-lists.ts'
import { trackingNumberMax } from '#contract/parts-orders/parts-order-input.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { carrierName } from '../list/shipments-of.ts'
import { useCatalogue } from '../use-catalogue.ts'

/** `of` is the index in a list of the form. */
export function ShipmentFields({ of }: { of?: number }) {
  const { t } = useTranslation()
  const carriers = useCatalogue('listPartsOrderDeliveryMethods', deliveryMethods, key => carrierName(key, t))
  const name = (field: string) => (of === undefined ? field : [of, field])
  return (
    <FieldsGrid>
      <Form.Item name={name('delivery_method')} label={t('parts-orders.shipment.delivery_method')} required>
        <Select options={carriers} />
      </Form.Item>
      <Form.Item name={name('date_sent')} label={t('parts-orders.shipment.date_sent')} required>
        <DateField />
      </Form.Item>
      <Form.Item name={name('delivery_cost')} label={t('parts-orders.shipment.delivery_cost')} required>
        <MoneyField />
      </Form.Item>
      <Form.Item name={name('tracking_number')} label={t('parts-orders.shipment.tracking_number')}>
        <Input autoComplete="off" maxLength={trackingNumberMax} />
      </Form.Item>
    </FieldsGrid>
  )
}
