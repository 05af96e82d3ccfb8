import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { RoleTag } from '#web/features/users/index.ts'
import { switchLanguage } from '#web/shell/translations.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { DraftMark } from '#web/ui/form/draft/draft-mark.tsx'
import { LeaveGuard } from '#web/ui/form/save/leave-guard.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PhotoSection } from '../components/photo-section.tsx'
import { ProfileFields } from '../components/profile-fields.tsx'
import { SignInSection } from '../components/sign-in-section.tsx'
import { profileForm } from '../profile-form.ts'
import '../profile.css'

export const load = () =>
  Promise.all([prefetch(profileEndpoints.getProfile, {}), prefetch(profileEndpoints.getEmailChange, {})])

export default function ProfilePage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/')
  const { data, error, refetch } = useRead(profileEndpoints.getProfile, {})
  const profile = data?.data
  const form = useRecordForm(profileForm, {
    mode: 'edit',
    saved: profile,
    onCancel: goBack,
    onSaved: ({ data }) => {
      if (data.language !== profile?.language) void switchLanguage(data.language)
    },
  })
  return (
    <>
      <PageHeading
        title={t('app.account.profile')}
        beside={
          <>
            {profile && <RoleTag roleId={profile.role_id} />}
            <DraftMark savedAt={form.draft.savedAt} />
          </>
        }
      />
      {error && !profile ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="rb-columns rb-profile">
          <div>
            <ProfileFields form={form} />
          </div>
          <div>
            {profile && (
              <>
                <PhotoSection profile={profile} />
                <SignInSection profile={profile} />
              </>
            )}
          </div>
        </div>
      )}
      <LeaveGuard form={form} />
    </>
  )
}
