import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { billingTextMax } from '#contract/company/company-input.ts'
import { LongTextField } from '#web/ui/fields/long-text-field.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ContactFields } from './contact-fields.tsx'

export function BillingSection({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  return (
    <Section title={t('company.billing')}>
      <p className="rb-muted rb-section-text">{t('company.billing_text')}</p>
      <ContactFields prefix="billing_" disabled={disabled} />
      {(['payment_details', 'terms'] as const).map(name => (
        <Form.Item
          key={name}
          name={`billing_${name}`}
          label={t(`company.${name}`)}
          extra={t(`company.${name}_hint`)}
        >
          <LongTextField rows={3} maxLength={billingTextMax} />
        </Form.Item>
      ))}
    </Section>
  )
}
