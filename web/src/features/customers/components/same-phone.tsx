import { useQuery } from '@tanstack/react-query'
import Alert from 'antd/es/alert'
import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import { parsePhone } from '#contract/shared/phone.ts'
import { readQuery } from '#web/api/hooks.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import type { CustomerValues } from '../customer-values.ts'

/** Warns of customers with the same phone. */
export function SamePhone({ form }: { form: RecordForm<CustomerValues> }) {
  const { t } = useTranslation()
  const phone = parsePhone(Form.useWatch('phone', form.antd) ?? '')
  const { data } = useQuery({
    ...readQuery(customerEndpoints.shortListCustomers, { query: { search: phone ?? '' } }),
    enabled: phone !== null,
  })
  const others = phone === null ? [] : (data?.data ?? [])
  if (others.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="rb-form-alert"
      title={t('customers.same_phone')}
      description={
        <ul className="rb-links">
          {others.slice(0, 5).map(other => (
            <li key={other.id}>
              <AppLink to={`/customers/${other.id}`} target="_blank">
                {[customerName(other), companyBeside(customerName(other), other.company_name)]
                  .filter(Boolean)
                  .join(', ')}
              </AppLink>
            </li>
          ))}
        </ul>
      }
    />
  )
}
