import Alert from 'antd/es/alert'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { useMe } from '#web/access/me.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { whyNot } from '../why-not.ts'

/** Why a peer, a superadmin or the own account cannot be edited; links to the own profile. */
export function WhyNotEditable({ user }: { user: User }) {
  const { t } = useTranslation()
  const me = useMe()
  const reason = whyNot(user, 'update', me?.id)
  if (!reason) return null
  const isOwn = user.id === me?.id
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="rb-notice-line"
      title={isOwn ? t('users.web.own_account') : t(reason)}
      action={isOwn && <AppLink to="/profile">{t('app.account.profile')}</AppLink>}
    />
  )
}
