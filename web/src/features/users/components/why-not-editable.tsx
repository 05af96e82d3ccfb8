import Alert from 'antd/es/alert'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { useMe } from '#web/access/me.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { whyNot } from '../why-not.ts'

/** Says why the form of a peer, a superadmin or oneself cannot be changed, and where one's own data is. */
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
