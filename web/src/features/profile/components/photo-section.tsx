import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined'
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import Button from 'antd/es/button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile/profile.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { acceptOf, imageMinSide, imageRules } from '#contract/shared/uploads.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { UserAvatar } from '#web/features/users/index.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { usePhotoUpload } from '../use-photo-upload.ts'

/** The own photo: upload, replace, delete. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { share, send, stop } = usePhotoUpload()
  const [isDeleting, setDeleting] = useState(false)
  const close = () => setDeleting(false)
  const remove = useAct(profileEndpoints.deleteAvatar, {
    changes: 'user',
    onClose: close,
  })
  const chooser = useRef<HTMLInputElement>(null)
  const isSending = share !== undefined
  return (
    <Section title={t('profile.web.photo')}>
      <div className="rb-photo">
        <UserAvatar user={profile} side={96} />
        <div className="rb-photo-acts">
          <AllowedButton
            to={profileEndpoints.uploadAvatar}
            icon={<CameraOutlined aria-hidden />}
            loading={isSending}
            onClick={() => chooser.current?.click()}
          >
            {isSending
              ? t('profile.web.sending', { percent: Math.round(share * 100) })
              : t(profile.photo ? 'profile.web.replace_photo' : 'profile.web.upload_photo')}
          </AllowedButton>
          {isSending && <Button onClick={stop}>{t('ui.upload.cancel')}</Button>}
          {profile.photo && !isSending && (
            <AllowedButton
              to={profileEndpoints.deleteAvatar}
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('profile.web.delete_photo')}
            </AllowedButton>
          )}
        </div>
      </div>
      <p className="rb-muted rb-profile-hint">
        {t('profile.web.photo_hint', {
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
        aria-label={t('profile.web.upload_photo')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <ConfirmAction
        open={isDeleting}
        question={t('profile.web.delete_photo_question')}
        danger
        busy={remove.isBusy}
        onYes={() => remove.act({})}
        onClose={close}
      />
    </Section>
  )
}
