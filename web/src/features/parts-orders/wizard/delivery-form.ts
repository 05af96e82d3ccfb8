import i18next from 'i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { DeliveryType } from '#contract/parts-orders/parts-order-statuses.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { isSameInForm } from '#web/ui/form/conflict/conflict-rows.ts'
import {
  type AddressOwner,
  addressText,
  type CounterAddress,
  type OrderAddressValues,
  orderAddressBody,
  orderAddressValues,
} from '../addresses/order-address-values.ts'
import { declareStep } from './use-step-form.ts'

export interface DeliveryValues {
  delivery_type: DeliveryType | null
  /** Additional shipping cost. */
  delivery_cost: number | null
  billing_address: OrderAddressValues
  delivery_address: OrderAddressValues
  /** Same as the billing address. */
  is_same: boolean
}

export const deliveryForm = (customer: AddressOwner, counter: CounterAddress | undefined) =>
  declareStep({
    step: 'delivery',
    of: (order: PartsOrder): DeliveryValues => {
      const atCounter = order.delivery_type === 'pickup' ? counter : undefined
      const billing_address = orderAddressValues(order.billing_address, customer, atCounter)
      const delivery_address = orderAddressValues(order.delivery_address, customer)
      const isNew = order.delivery_address === null
      return {
        delivery_type: order.delivery_type,
        delivery_cost: order.delivery_cost,
        billing_address,
        delivery_address,
        is_same: isNew || isSame(billing_address, delivery_address),
      }
    },
    toBody: values => {
      const { delivery_type, delivery_cost, billing_address, delivery_address, is_same } = values
      const billing = orderAddressBody(billing_address, customer)
      if (delivery_type !== 'delivery') return { delivery_type, billing_address: billing }
      return {
        delivery_type,
        // An empty field is 0.
        delivery_cost: delivery_cost ?? 0,
        billing_address: billing,
        delivery_address: is_same
          ? { ...billing, save: false }
          : orderAddressBody(delivery_address, customer),
      }
    },
    label: field => labels[field as keyof DeliveryValues],
    showValue: (field, value) => {
      switch (field as keyof DeliveryValues) {
        case 'delivery_type':
          return value ? i18next.t(`parts-orders.delivery_types.${value as DeliveryType}`) : '-'
        case 'delivery_cost':
          return formatDollars(Number(value))
        case 'is_same':
          return i18next.t(value ? 'ui.confirm.yes' : 'ui.confirm.no')
        default:
          return addressText(value as OrderAddressValues, customer)
      }
    },
  })

/** For the comparison of two versions. */
const labels: Record<keyof DeliveryValues, string> = {
  delivery_type: 'parts-orders.wizard.how',
  delivery_cost: 'parts-orders.summary.additional',
  billing_address: 'parts-orders.details.billing_address',
  delivery_address: 'parts-orders.details.delivery_address',
  is_same: 'parts-orders.addresses.same',
}

const isSame = ({ save: _, ...one }: OrderAddressValues, { save: __, ...other }: OrderAddressValues) =>
  isSameInForm(one, other)
