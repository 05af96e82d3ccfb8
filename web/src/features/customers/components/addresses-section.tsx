import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { AddressModal } from './address-modal.tsx'

export function AddressesSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  const mayChange = useAllowed()(customerEndpoints.updateAddress)
  const [editing, setEditing] = useState<CustomerAddress | 'new'>()
  const [removing, setRemoving] = useState<CustomerAddress>()
  const remove = useAct(customerEndpoints.deleteAddress, {
    changes: 'customer',
    onClose: () => setRemoving(undefined),
  })
  return (
    <Section
      title={t('customers.addresses')}
      actions={
        <AllowedButton to={customerEndpoints.createAddress} size="small" onClick={() => setEditing('new')}>
          {t('customers.add_address')}
        </AllowedButton>
      }
    >
      {customer.addresses.length === 0 && <p className="rb-muted rb-none">{t('customers.no_addresses')}</p>}
      <ul className="rb-lines">
        {customer.addresses.map(address => (
          <li key={address.id}>
            <div>
              <div>
                {address.address}, {address.city}, {address.state.short} {address.zip}{' '}
                {address.is_default && <StatusTag tone="outlined">{t('customers.default')}</StatusTag>}{' '}
                {address.from_ecomm && <StatusTag tone="outlined">{t('customers.from_shop')}</StatusTag>}
              </div>
              <div className="rb-muted">
                {[
                  customerName(address),
                  companyBeside(customerName(address), address.company_name),
                  formatPhone(address.phone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            {mayChange && (
              <span className="rb-row-actions">
                <IconAction
                  label={t('customers.edit_address')}
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => setEditing(address)}
                />
                <IconAction
                  label={t('customers.delete_address')}
                  icon={<DeleteOutlined aria-hidden />}
                  danger
                  onClick={() => setRemoving(address)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <AddressModal
        customer={customer}
        address={editing === 'new' ? undefined : editing}
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmAction
        open={removing !== undefined}
        question={t('customers.delete_address_question')}
        text={removing && `${removing.address}, ${removing.city}`}
        danger
        busy={remove.isBusy}
        onYes={() => removing && remove.act({ params: { id: customer.id, address_id: removing.id } })}
        onClose={() => setRemoving(undefined)}
      />
    </Section>
  )
}
