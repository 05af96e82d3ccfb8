import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { companyNameMax } from '#contract/company/company-input.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { AddressFields } from '#web/features/customers/index.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { CompanyValues } from '../company-values.ts'
import { ContactFields } from './contact-fields.tsx'

export function GeneralSection({ form }: { form: RecordForm<CompanyValues> }) {
  const { t } = useTranslation()
  const zones = useRead(lookupEndpoints.listTimeZones, {}).data?.data ?? []
  const isNew = form.initial?.company_name === ''
  return (
    <Section title={t('company.general')}>
      <p className="rb-muted rb-section-text">{t('company.general_text')}</p>
      <Form.Item name="company_name" label={t('company.fields.company_name')} required>
        <Input autoComplete="organization" maxLength={companyNameMax} />
      </Form.Item>
      <AddressFields
        onFilled={city => {
          // A new company's time zone follows its address until it is set.
          if (isNew && !form.antd.isFieldTouched('timezone'))
            form.antd.setFieldValue('timezone', city.timezone)
          form.changed()
        }}
      />
      <Form.Item name="timezone" label={t('company.fields.timezone')} required className="rb-company-zone">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={zones.map(({ timezone, title }) => ({ value: timezone, label: title }))}
        />
      </Form.Item>
      <ContactFields required disabled={!form.isAllowed} />
    </Section>
  )
}
