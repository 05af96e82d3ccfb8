import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { addressFieldOf } from './address-field-of.ts'
import { OrderAddressFields } from './order-address-fields.tsx'
import {
  type AddressOwner,
  addressText,
  type OrderAddressValues,
  orderAddressBody,
  orderAddressValues,
} from './order-address-values.ts'
import { useOrderCustomer } from './use-order-customer.ts'
import './addresses.css'

interface EditOrderAddressProps {
  order: PartsOrder
  name: 'billing_address' | 'delivery_address'
  open: boolean
  onClose: () => void
}

export function EditOrderAddress({ order, name, open, onClose }: EditOrderAddressProps) {
  const { t } = useTranslation()
  const customer = useOrderCustomer(order, open)
  const form = useMemo(() => customer && addressForm(name, customer), [name, customer])
  if (!form || !customer) return null
  return (
    <FormModal
      of={form}
      mode="edit"
      params={{ id: order.id }}
      saved={order}
      open={open}
      onClose={onClose}
      title={t(`parts-orders.details.edit_${name}`)}
    >
      {({ changed }) => (
        <OrderAddressFields
          name={name}
          label={t(`parts-orders.details.${name}`)}
          customer={customer}
          onFilled={changed}
        />
      )}
    </FormModal>
  )
}

type Values = Partial<Record<EditOrderAddressProps['name'], OrderAddressValues>>

const addressForm = (name: EditOrderAddressProps['name'], customer: AddressOwner) =>
  declareForm({
    kind: 'parts_order',
    endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
    values: {
      empty: (): Values => ({}),
      of: (order: PartsOrder): Values => ({ [name]: orderAddressValues(order[name], customer) }),
      toBody: values => ({ [name]: orderAddressBody(values[name]!, customer) }),
    },
    fieldOf: addressFieldOf,
    label: () => `parts-orders.details.${name}`,
    showValue: (_, value) => addressText(value as OrderAddressValues, customer),
  })
