import ScanOutlined from '@ant-design/icons/es/icons/ScanOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '#web/shell/overlays.ts'

/** Touch devices have a back camera. */
export const hasCameraToHand = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Opens the camera as a scanner, for the rows around the button if there are any. */
export function ScanButton({ isIcon = false, disabled = false }: { isIcon?: boolean; disabled?: boolean }) {
  const { t } = useTranslation()
  if (!hasCameraToHand()) return null
  return (
    <Button
      icon={<ScanOutlined aria-hidden />}
      disabled={disabled}
      aria-label={isIcon ? t('parts.camera.act') : undefined}
      onClick={event => openOverlay('parts.camera', { from: event.currentTarget.closest('table') })}
    >
      {isIcon ? undefined : t('parts.camera.act')}
    </Button>
  )
}
