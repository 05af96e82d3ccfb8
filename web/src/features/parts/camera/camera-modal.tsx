import BulbOutlined from '@ant-design/icons/es/icons/BulbOutlined'
import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { scanHandler } from '#web/shell/scanner/scans.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { useCameraScans } from './use-camera-scans.ts'
import './camera.css'

/** Reads go the way of every scan; a form below receives them. */
export default function CameraModal({ from, open, onClose }: { from: Element | null } & OverlayProps) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={open}
      title={t('parts.camera.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('parts.camera.done')}</Button>}
    >
      {open && <CameraPicture from={from} />}
    </RecordModal>
  )
}

function CameraPicture({ from }: { from: Element | null }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isLit, setLit] = useState(false)
  const { camera, problem, again } = useCameraScans(video, text => {
    navigator.vibrate?.(60)
    void scanHandler(false)?.handle({ text, from })
  })
  return (
    <>
      <div className="rb-scan-camera" hidden={problem !== undefined}>
        <video ref={video} muted playsInline aria-label={t('parts.camera.picture')} />
      </div>
      {problem ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(`parts.camera.${problem}`)}
          action={problem !== 'insecure' && <Button onClick={again}>{t('parts.camera.again')}</Button>}
        />
      ) : (
        <p className="rb-muted" role="status">
          {t(camera ? 'parts.camera.hint' : 'parts.camera.starting')}
        </p>
      )}
      {camera?.light && !problem && (
        <Button
          icon={<BulbOutlined aria-hidden />}
          aria-pressed={isLit}
          onClick={() => {
            void camera.light?.(!isLit)
            setLit(!isLit)
          }}
        >
          {t('parts.camera.light')}
        </Button>
      )}
    </>
  )
}
