import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile/profile.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ChangeOwnPassword } from './change-own-password.tsx'
import { EmailChange } from './email-change.tsx'

export function SignInSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  return (
    <Section title={t('profile.web.sign_in')}>
      <EmailChange email={profile.email} />
      <div className="rb-sign-in-part">
        <div className="rb-muted">{t('profile.web.password')}</div>
        <AllowedButton to={profileEndpoints.changeOwnPassword} onClick={() => setChanging(true)}>
          {t('profile.web.change_password')}
        </AllowedButton>
      </div>
      <ChangeOwnPassword email={profile.email} open={isChanging} onClose={() => setChanging(false)} />
    </Section>
  )
}
