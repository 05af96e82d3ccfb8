import ScanOutlined from '@ant-design/icons/es/icons/ScanOutlined'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '#web/shell/overlays.ts'

/** On what has a finger for a mouse there is a camera on the other side. */
export const hasCameraToHand = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Opens the camera as a scanner. What it reads is for the rows that the button stands in, if it does. */
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
