import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { type DeliveryType, deliveryTypes } from '#contract/parts-orders/parts-order-statuses.ts'
import { useRead } from '#web/api/hooks.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { OrderAddressFields } from '../addresses/order-address-fields.tsx'
import { type AddressOwner, type CounterAddress, isAt, nowhere } from '../addresses/order-address-values.ts'
import type { ItemActs } from '../items/use-item-edits.ts'
import { type DeliveryValues, deliveryForm } from './delivery-form.ts'
import { ShippingLines } from './shipping-lines.tsx'
import { StepForm } from './step-form.tsx'
import type { Wizard } from './step-types.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'
import { useStepForm } from './use-step-form.ts'
import '../addresses/addresses.css'

interface DeliveryStepProps {
  wizard: Wizard
  items: ItemActs['items']
  /** While typing. */
  onCost: (cost: number | null) => void
}

export function DeliveryStep(props: DeliveryStepProps) {
  const { wizard } = props
  const id = wizard.order.customer?.id
  const read = useRead(
    customerEndpoints.getCustomer,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  const counter = useRead(partsOrderEndpoints.getCounterAddress, {})
  const customer = read.data?.data
  if (read.error && !customer) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!customer || (!counter.data && !counter.error)) return <SkeletonSections sections={1} />
  return <DeliveryFields key={id} {...props} customer={customer} counter={counter.data?.data} />
}

function DeliveryFields({
  wizard,
  items,
  onCost,
  customer,
  counter,
}: DeliveryStepProps & { customer: AddressOwner; counter: CounterAddress | undefined }) {
  const { t } = useTranslation()
  const declaration = useMemo(() => deliveryForm(customer, counter), [customer, counter])
  const form = useStepForm(wizard, 'delivery', declaration)
  const saveAtOnce = useSaveAtOnce(wizard)
  const watched = { form: form.antd, preserve: true }
  const type = Form.useWatch('delivery_type', watched)
  const isSame = Form.useWatch('is_same', watched)
  const cost = Form.useWatch('delivery_cost', watched)
  useEffect(() => onCost(cost ?? null), [cost, onCost])
  const addresses = { customer, onFilled: form.changed }
  return (
    <StepForm form={form}>
      <Form.Item name="delivery_type">
        <RadioGroup
          optionType="button"
          buttonStyle="solid"
          aria-label={t('parts-orders.wizard.how')}
          options={deliveryTypes.map(value => ({ value, label: t(`parts-orders.delivery_types.${value}`) }))}
          onChange={event => choose(event.target.value)}
        />
      </Form.Item>
      {type === 'delivery' && (
        <>
          <ShippingLines items={items} />
          <Form.Item
            className="rb-order-cost"
            name="delivery_cost"
            label={t('parts-orders.summary.additional')}
          >
            <MoneyField />
          </Form.Item>
        </>
      )}
      {type && (
        <OrderAddressFields
          name="billing_address"
          label={t('parts-orders.details.billing_address')}
          {...addresses}
        />
      )}
      {type === 'delivery' && (
        <>
          <Form.Item name="is_same" valuePropName="checked">
            <Checkbox>{t('parts-orders.addresses.same')}</Checkbox>
          </Form.Item>
          {!isSame && (
            <OrderAddressFields
              name="delivery_address"
              label={t('parts-orders.details.delivery_address')}
              {...addresses}
            />
          )}
        </>
      )}
    </StepForm>
  )

  /** Saved at once, with the shipping cost reset. */
  function choose(delivery_type: DeliveryType) {
    form.antd.setFieldValue('delivery_cost', 0)
    moveTo(delivery_type)
    saveAtOnce({ delivery_type, delivery_cost: 0 })
  }

  /** A pickup by a customer without addresses starts with the shop's address. */
  function moveTo(type: DeliveryType) {
    if (!counter || customer.addresses.length > 0) return
    const typed = form.antd.getFieldValue('billing_address') as DeliveryValues['billing_address']
    const [before, place] = type === 'pickup' ? [nowhere, counter] : [counter, nowhere]
    if (isAt(typed, before)) form.antd.setFieldValue('billing_address', { ...typed, ...place })
  }
}
