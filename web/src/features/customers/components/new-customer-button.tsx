import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'

export function NewCustomerButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={customerEndpoints.createCustomer}
      type="primary"
      onClick={() => void navigate({ to: '/customers/create' as '/' })}
    >
      {t('customers.new')}
    </AllowedButton>
  )
}
