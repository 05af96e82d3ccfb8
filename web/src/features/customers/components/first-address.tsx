import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import { isAddressBegun } from '../address-values.ts'
import type { CustomerValues } from '../customer-values.ts'
import { AddressFields } from './address-fields.tsx'

/** Optional; saved with the new customer, who is the recipient. */
export function FirstAddress({ form }: { form: RecordForm<CustomerValues> }) {
  const { t } = useTranslation()
  const address = Form.useWatch('address', form.antd)
  return (
    <Section title={t('customers.address')}>
      <AddressFields
        within={['address']}
        required={address !== undefined && isAddressBegun(address)}
        onFilled={form.changed}
      />
    </Section>
  )
}
