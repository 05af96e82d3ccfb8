import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { addressBody, addressValuesOf, newAddressOf } from '../address-values.ts'
import { AddressFields } from './address-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'

interface AddressModalProps {
  customer: Customer
  /** Undefined: a new one. */
  address?: CustomerAddress | undefined
  open: boolean
  onClose: () => void
}

export function AddressModal({ customer, address, open, onClose }: AddressModalProps) {
  const { t } = useTranslation()
  const form = useMemo(() => addressForm(customer), [customer])
  return (
    <FormModal
      of={form}
      mode={address ? 'edit' : 'create'}
      params={{ id: customer.id, address_id: address?.id ?? 0 }}
      saved={address}
      open={open}
      onClose={onClose}
      title={t(address ? 'customers.edit_address' : 'customers.new_address')}
    >
      {form => (
        <>
          <RecipientFields />
          <AddressFields onFilled={form.changed} />
          {customer.type === 'bs' && (
            <Form.Item name="is_default" valuePropName="checked">
              <Checkbox>{t('customers.default_address')}</Checkbox>
            </Form.Item>
          )}
        </>
      )}
    </FormModal>
  )
}

const addressForm = (customer: Customer) =>
  declareForm({
    kind: 'customer',
    endpoints: { create: customerEndpoints.createAddress, edit: customerEndpoints.updateAddress },
    values: {
      empty: newAddressOf(customer),
      of: addressValuesOf,
      toBody: values => ({ ...addressBody(values, customer), customerId: customer.id }),
    },
  })
