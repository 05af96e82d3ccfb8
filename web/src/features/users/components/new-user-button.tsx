import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'

export function NewUserButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={userEndpoints.createUser}
      type="primary"
      onClick={() => void navigate({ to: '/users/create' as '/' })}
    >
      {t('users.web.new')}
    </AllowedButton>
  )
}
