import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'

export function NewTypeOfWorkButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={typeOfWorkEndpoints.createTypeOfWork}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => void navigate({ to: '/type-of-work/create' as '/' })}
    >
      {t('types-of-work.new')}
    </AllowedButton>
  )
}
