import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined'
import Button from 'antd/es/button'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { acceptOf, imageMinSide, imageRules } from '#contract/shared/uploads.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import './image-upload.css'
import { type ImageTarget, useImageUpload } from './use-image-upload.ts'

interface ImageUploadProps extends ImageTarget {
  remove: Endpoint
  hasImage: boolean
  /** Translated. */
  uploadTitle: string
  deleteQuestion: string
  icon?: ReactNode
  children: ReactNode
}

export function ImageUpload(props: ImageUploadProps) {
  const { remove, hasImage, uploadTitle, deleteQuestion, icon, children, ...target } = props
  const { t } = useTranslation()
  const { share, send, stop } = useImageUpload(target)
  const [isDeleting, setDeleting] = useState(false)
  const close = () => setDeleting(false)
  const removal = useAct(remove, { changes: target.kind, onClose: close })
  const chooser = useRef<HTMLInputElement>(null)
  const isSending = share !== undefined
  return (
    <>
      <div className="rb-image">
        {children}
        <div className="rb-image-acts">
          <AllowedButton
            to={target.upload}
            icon={icon ?? <UploadOutlined aria-hidden />}
            loading={isSending}
            onClick={() => chooser.current?.click()}
          >
            {isSending
              ? t('ui.image.sending', { percent: Math.round(share * 100) })
              : hasImage
                ? t('ui.image.replace')
                : uploadTitle}
          </AllowedButton>
          {isSending && <Button onClick={stop}>{t('ui.upload.cancel')}</Button>}
          {hasImage && !isSending && (
            <AllowedButton
              to={remove}
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('ui.image.delete')}
            </AllowedButton>
          )}
        </div>
      </div>
      <p className="rb-muted rb-image-hint">
        {t('ui.image.hint', {
          extensions: imageRules.extensions.join(', '),
          mb: imageRules.maxKb / 1024,
          min: imageMinSide,
        })}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptOf(imageRules)}
        aria-label={uploadTitle}
        onChange={({ target: { files }, target: input }) => {
          const [file] = files ?? []
          if (file) void send(file)
          // Allows choosing the same file again.
          input.value = ''
        }}
      />
      <ConfirmAction
        open={isDeleting}
        question={deleteQuestion}
        danger
        busy={removal.isBusy}
        onYes={() => removal.act({} as never)}
        onClose={close}
      />
    </>
  )
}
