import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'

export function NewPartButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={partEndpoints.createPart}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => void navigate({ to: '/parts/create' as '/' })}
    >
      {t('parts.new')}
    </AllowedButton>
  )
}
