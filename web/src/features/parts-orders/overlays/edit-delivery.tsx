import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import i18next from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { type DeliveryType, deliveryTypes } from '#contract/parts-orders/parts-order-statuses.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { OverlayProps, Overlays } from '#web/shell/overlays.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { addressFieldOf } from '../addresses/address-field-of.ts'
import { OrderAddressFields } from '../addresses/order-address-fields.tsx'
import {
  type AddressOwner,
  addressText,
  type OrderAddressValues,
  orderAddressBody,
  orderAddressValues,
} from '../addresses/order-address-values.ts'
import { useOrderCustomer } from '../addresses/use-order-customer.ts'

/** Pickup or delivery, with the additional shipping cost, and the address to deliver to if there is none. */
export default function EditDelivery(props: Overlays['parts-orders.delivery'] & OverlayProps) {
  const { order, open, onClose } = props
  const { t } = useTranslation()
  const customer = useOrderCustomer(order, open)
  const lacksAddress = order.delivery_address === null
  const form = useMemo(() => customer && deliveryForm(customer, lacksAddress), [customer, lacksAddress])
  if (!form || !customer) return null
  return (
    <FormModal
      of={form}
      mode="edit"
      params={{ id: order.id }}
      saved={order}
      open={open}
      onClose={onClose}
      title={t('parts-orders.details.edit_delivery')}
    >
      {({ changed }) => (
        <>
          <Form.Item name="delivery_type">
            <RadioGroup
              optionType="button"
              buttonStyle="solid"
              aria-label={t('parts-orders.wizard.how')}
              options={deliveryTypes.map(value => ({
                value,
                label: t(`parts-orders.delivery_types.${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['delivery_type']}>
            {({ getFieldValue }) =>
              getFieldValue('delivery_type') === 'delivery' && (
                <>
                  <Form.Item name="delivery_cost" label={t('parts-orders.summary.additional')} required>
                    <MoneyField />
                  </Form.Item>
                  {lacksAddress && (
                    <OrderAddressFields
                      name="delivery_address"
                      label={t('parts-orders.details.delivery_address')}
                      customer={customer}
                      onFilled={changed}
                    />
                  )}
                </>
              )
            }
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

interface Values {
  delivery_type: DeliveryType | null
  delivery_cost: number | null
  delivery_address: OrderAddressValues
}

const deliveryForm = (customer: AddressOwner, lacksAddress: boolean) =>
  declareForm({
    kind: 'parts_order',
    endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
    values: {
      empty: {} as Values,
      of: (order: PartsOrder): Values => ({
        delivery_type: order.delivery_type,
        delivery_cost: order.delivery_cost,
        delivery_address: orderAddressValues(order.delivery_address, customer),
      }),
      toBody: ({ delivery_type, delivery_cost, delivery_address }) =>
        delivery_type === 'delivery'
          ? {
              delivery_type,
              // An empty field is 0.
              delivery_cost: delivery_cost ?? 0,
              ...(lacksAddress ? { delivery_address: orderAddressBody(delivery_address, customer) } : {}),
            }
          : { delivery_type },
    },
    fieldOf: addressFieldOf,
    label: field => labels[field as keyof Values],
    showValue: (field, value) => {
      switch (field as keyof Values) {
        case 'delivery_type':
          return value ? i18next.t(`parts-orders.delivery_types.${value as DeliveryType}`) : '-'
        case 'delivery_cost':
          return formatDollars(Number(value))
        default:
          return addressText(value as OrderAddressValues, customer)
      }
    },
  })

/** For the comparison of two versions. */
const labels: Record<keyof Values, string> = {
  delivery_type: 'parts-orders.wizard.how',
  delivery_cost: 'parts-orders.summary.additional',
  delivery_address: 'parts-orders.details.delivery_address',
}
