import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { companyNameMax } from '#contract/company/company-input.ts'
import { AddressFields } from '#web/features/customers/index.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { CompanyValues } from '../company-values.ts'
import { ContactFields } from './contact-fields.tsx'

/** Overrides for documents of the online shop. */
export function EcommerceSection({ form }: { form: RecordForm<CompanyValues> }) {
  const { t } = useTranslation()
  return (
    <Section title={t('company.ecommerce')}>
      <p className="rb-muted rb-section-text">{t('company.ecommerce_text')}</p>
      <Form.Item name="ecommerce_company_name" label={t('company.fields.company_name')}>
        <Input autoComplete="off" maxLength={companyNameMax} />
      </Form.Item>
      <AddressFields prefix="ecommerce_" required={false} onFilled={form.changed} />
      <ContactFields prefix="ecommerce_" disabled={!form.isAllowed} />
    </Section>
  )
}
