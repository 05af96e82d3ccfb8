import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { type AddressValues, addressBody, addressValuesOf, newAddressOf } from '../address-values.ts'
import { AddressFields } from './address-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'

interface AddressModalProps {
  customer: Customer
  /** The one to change; none: a new one. */
  address?: CustomerAddress | undefined
  open: boolean
  onClose: () => void
}

/** Adds an address to a customer, or changes one. */
export function AddressModal(props: AddressModalProps) {
  const { t } = useTranslation()
  const { address, open, onClose } = props
  return (
    <RecordModal
      open={open}
      title={t(address ? 'customers.edit_address' : 'customers.new_address')}
      onClose={onClose}
    >
      <AddressForm {...props} />
    </RecordModal>
  )
}

function AddressForm({ customer, address, onClose }: AddressModalProps) {
  const { t } = useTranslation()
  const initial = useMemo(
    () => (address ? addressValuesOf(address) : newAddressOf(customer)),
    [address, customer],
  )
  const form = useRecordForm({
    mode: address ? 'edit' : 'create',
    endpoint: address ? customerEndpoints.updateAddress : customerEndpoints.createAddress,
    params: { id: customer.id, address_id: address?.id ?? 0 },
    initial,
    toBody: (values: AddressValues) => ({ ...addressBody(values, customer), customerId: customer.id }),
    kind: 'customer',
    onSaved: onClose,
    onCancel: onClose,
  })
  return (
    <FormBody form={form} bare>
      <RecipientFields />
      <AddressFields onFilled={form.changed} />
      {customer.type === 'bs' && (
        <Form.Item name="is_default" valuePropName="checked">
          <Checkbox>{t('customers.default_address')}</Checkbox>
        </Form.Item>
      )}
    </FormBody>
  )
}
