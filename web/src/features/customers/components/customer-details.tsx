import { useTranslation } from 'react-i18next'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'

export function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  return (
    <Section title={t('customers.details')}>
      <DefinitionList
        items={[
          {
            term: t('customers.fields.phone'),
            value: <PhoneText phone={customer.phone} extension={customer.phone_extension} />,
          },
          customer.phones.length > 0 && {
            term: t('customers.fields.phones'),
            value: customer.phones.map(({ number, extension }) => (
              <div key={number}>
                <PhoneText phone={number} extension={extension} />
              </div>
            )),
          },
          {
            term: t('customers.fields.email'),
            value: <EmailText email={customer.email} />,
          },
          { term: t('customers.fields.company_name'), value: customer.company_name },
          { term: t('customers.type'), value: t(`customers.types.${customer.type}`) },
          { term: t('customers.fields.sales_manager'), value: customer.sales_manager?.full_name },
          { term: t('customers.fields.language'), value: t(`customers.languages.${customer.language}`) },
          customer.price_level_name !== null && {
            term: t('customers.fields.price_level_id'),
            value: customer.price_level_name,
          },
          customer.without_charges && {
            term: t('customers.charges'),
            value: t('customers.fields.without_charges'),
          },
          customer.labor_rate && {
            term: t('customers.fields.labor_rate'),
            value: customer.labor_rate.name,
          },
          { term: t('customers.since'), value: <DateText value={customer.created_at} /> },
          customer.notes !== '' && {
            term: t('customers.fields.notes'),
            value: <span className="rb-notes">{customer.notes}</span>,
            whole: true,
          },
        ]}
      />
    </Section>
  )
}
