import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile/profile.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { languages } from '#contract/shared/languages.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { personBody, phonesText, RoleTag } from '#web/features/users/index.ts'
import { switchLanguage } from '#web/shell/translations.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { DraftMark } from '#web/ui/form/draft-mark.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PhotoSection } from '../components/photo-section.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { SignInSection } from '../components/sign-in-section.tsx'
import { type ProfileValues, valuesOf } from '../profile-values.ts'
import '../profile.css'

export const load = () =>
  Promise.all([prefetch(profileEndpoints.getProfile, {}), prefetch(profileEndpoints.getEmailChange, {})])

/** One's own data, picture, address and password. */
export default function ProfilePage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/')
  const { data, error, refetch } = useRead(profileEndpoints.getProfile, {})
  const profile = data?.data
  const initial = useMemo(() => profile && valuesOf(profile), [profile])
  const form = useRecordForm({
    mode: 'edit',
    kind: 'user',
    endpoint: profileEndpoints.updateProfile,
    initial,
    version: profile?.version,
    toBody: (values: ProfileValues) => personBody(values),
    fromRecord: record => ({
      values: valuesOf(record as Profile),
      version: (record as Profile).version,
    }),
    draft: 'profile',
    savedNotice: 'profile.web.saved',
    labels,
    showValue: (field, value) => {
      if (field === 'language') return languages.find(({ slug }) => slug === value)?.name
      return field === 'phones' ? phonesText(value as ProfileValues['phones']) : String(value || '-')
    },
    onCancel: goBack,
    onSaved: answer => {
      if (answer.data.language !== initial?.language) void switchLanguage(answer.data.language)
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
            <ProfileForm form={form} />
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

const labels = {
  first_name: 'users.fields.first_name',
  last_name: 'users.fields.last_name',
  phone: 'users.fields.phone',
  phone_extension: 'users.fields.phone_extension',
  phones: 'users.web.more_phones',
  language: 'profile.web.language',
}
