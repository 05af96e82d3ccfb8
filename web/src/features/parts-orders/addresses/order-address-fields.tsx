import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { AddressFields, RecipientFields } from '#web/features/customers/index.ts'
import { type AddressOwner, addressLine, anotherAddress } from './order-address-values.ts'

interface OrderAddressFieldsProps {
  name: 'billing_address' | 'delivery_address'
  label: string
  customer: AddressOwner
  /** After fields were filled from each other. */
  onFilled: () => void
}

/** An address of the customer, or another one. */
export function OrderAddressFields({ name, label, customer, onFilled }: OrderAddressFieldsProps) {
  const { t } = useTranslation()
  const mayKeep = useAllowed()(customerEndpoints.createAddress)
  const form = Form.useFormInstance()
  const chosen = Form.useWatch([name, 'customer_address_id'], { form, preserve: true }) as number | undefined
  const { addresses } = customer
  return (
    <fieldset className="rb-order-address">
      <legend>{label}</legend>
      <Form.Item
        name={[name, 'customer_address_id']}
        label={t('parts-orders.addresses.address')}
        required
        hidden={addresses.length === 0}
      >
        <Select
          options={[
            ...addresses.map(address => ({
              value: address.id,
              label: addressLine(address),
              subtitle: [
                customerName(address),
                companyBeside(customerName(address), address.company_name),
                formatPhone(address.phone),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
            { value: anotherAddress, label: t('parts-orders.addresses.another'), subtitle: '' },
          ]}
          optionRender={({ data }) => (
            <>
              <div>{data.label}</div>
              {data.subtitle && <div className="rb-option-subtitle">{data.subtitle}</div>}
            </>
          )}
        />
      </Form.Item>
      {chosen === anotherAddress && (
        <>
          <RecipientFields within={[name]} />
          <AddressFields within={[name]} onFilled={onFilled} />
          {mayKeep && (
            <Form.Item name={[name, 'save']} valuePropName="checked">
              <Checkbox>{t('parts-orders.addresses.save')}</Checkbox>
            </Form.Item>
          )}
        </>
      )}
    </fieldset>
  )
}
