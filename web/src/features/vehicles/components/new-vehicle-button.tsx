import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import type { KindOfVehicle } from '../kind-of-vehicle.ts'

export function NewVehicleButton({ of }: { of: KindOfVehicle }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AllowedButton
      to={of.endpoints.createVehicle}
      type="primary"
      onClick={() => void navigate({ to: `${of.path}/create` as '/' })}
    >
      {t(`vehicles.new_${of.kind}`)}
    </AllowedButton>
  )
}
