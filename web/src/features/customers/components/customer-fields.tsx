import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { useTranslation } from 'react-i18next'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { ExtensionField } from '#web/ui/fields/phone/extension-field.tsx'
import { FurtherPhones } from '#web/ui/fields/phone/further-phones.tsx'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'
import { SuggestField } from '#web/ui/fields/search/suggest-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { CustomerValues } from '../customer-values.ts'
import { FirstAddress } from './first-address.tsx'
import { SamePhone } from './same-phone.tsx'
import '../customers.css'

interface CustomerFieldsProps {
  form: RecordForm<CustomerValues>
}

/** Phone comes early: callers are found by it. */
export function CustomerFields({ form }: CustomerFieldsProps) {
  const { t } = useTranslation()
  // A company needs no person.
  const company = Form.useWatch('company_name', form.antd)
  return (
    <>
      <Section title={t('customers.who')}>
        <FieldsGrid>
          <Form.Item name="first_name" label={t('customers.fields.first_name')} required={!company}>
            <Input autoComplete="off" maxLength={100} autoFocus={form.mode === 'create'} />
          </Form.Item>
          <Form.Item name="last_name" label={t('customers.fields.last_name')} required={!company}>
            <Input autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item name="company_name" label={t('customers.fields.company_name')}>
            <SuggestField
              endpoint={lookupEndpoints.searchCompanyNames}
              toInput={typed => (typed.length < 3 ? null : { query: { company_name: typed } })}
              toText={hit => hit.name}
              maxLength={100}
            />
          </Form.Item>
          <Form.Item name="phone" label={t('customers.fields.phone')} required>
            <PhoneField extensionName="phone_extension" />
          </Form.Item>
          <Form.Item name="phone_extension" label={t('customers.fields.phone_extension')}>
            <ExtensionField />
          </Form.Item>
          <Form.Item name="email" label={t('customers.fields.email')}>
            <Input type="email" autoComplete="off" maxLength={200} />
          </Form.Item>
        </FieldsGrid>
        {form.mode === 'create' && <SamePhone form={form} />}
        <FurtherPhones />
      </Section>
      {form.mode === 'create' && <FirstAddress form={form} />}
      <Section title={t('customers.fields.notes')}>
        <Form.Item name="notes" label={t('customers.fields.notes')} className="rb-last-field rb-unlabelled">
          <TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={5000} />
        </Form.Item>
      </Section>
    </>
  )
}
