import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile/profile.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { UserAvatar } from '#web/features/users/index.ts'
import { ImageUpload } from '#web/records/image-upload.tsx'
import { smallerPhoto } from '#web/ui/fields/upload/smaller-photo.ts'
import { Section } from '#web/ui/page/section.tsx'

export function PhotoSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  return (
    <Section title={t('profile.web.photo')}>
      <ImageUpload
        upload={profileEndpoints.uploadAvatar}
        remove={profileEndpoints.deleteAvatar}
        kind="user"
        prepare={smallerPhoto}
        hasImage={profile.photo !== null}
        uploadTitle={t('profile.web.upload_photo')}
        deleteQuestion={t('profile.web.delete_photo_question')}
        icon={<CameraOutlined aria-hidden />}
      >
        <UserAvatar user={profile} side={96} />
      </ImageUpload>
    </Section>
  )
}
