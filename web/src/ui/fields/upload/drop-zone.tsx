import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined'
import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined'
import Button from 'antd/es/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, imageExtensions, type UploadRules } from '#contract/shared/uploads.ts'
import '../fields.css'

interface DropZoneProps {
  id?: string | undefined
  rules: UploadRules
  multiple: boolean
  hint: string
  hintId: string
  onFiles: (files: readonly File[]) => void
}

/** Drop or choose files; touch devices also offer the camera. */
export function DropZone({ id, rules, multiple, hint, hintId, onFiles }: DropZoneProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same as dropping
    <div
      className={isOver ? 'rb-drop rb-drop-over' : 'rb-drop'}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <div className="rb-drop-buttons">
        <Button
          {...(id ? { id } : {})}
          type="text"
          icon={<PaperClipOutlined aria-hidden />}
          aria-describedby={hintId}
          onClick={() => chooser.current?.click()}
        >
          <span className="rb-by-mouse">{t('ui.upload.drop')}</span>
          <span className="rb-by-finger">{t('ui.upload.choose')}</span>
        </Button>
        {imageExtensions.some(extension => rules.extensions.includes(extension)) && (
          <Button
            className="rb-camera"
            icon={<CameraOutlined aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('ui.upload.camera')}
          </Button>
        )}
      </div>
      <span id={hintId} className="rb-drop-hint">
        {hint}
      </span>
      <input
        ref={chooser}
        type="file"
        // antd shows file inputs in forms despite `hidden`.
        style={{ display: 'none' }}
        multiple={multiple}
        accept={acceptOf(rules)}
        aria-label={t('ui.upload.drop')}
        onChange={event => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        // antd shows file inputs in forms despite `hidden`.
        style={{ display: 'none' }}
        accept="image/*"
        capture="environment"
        aria-label={t('ui.upload.camera')}
        onChange={event => take(event.target)}
      />
    </div>
  )

  function take(input: HTMLInputElement) {
    onFiles([...(input.files ?? [])])
    // Lets the same file be chosen again.
    input.value = ''
  }
}
