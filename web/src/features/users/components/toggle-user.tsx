import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import type { UserDialogProps } from './user-dialogs.tsx'

export function ToggleUser({ user, open, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const toggle = useAct(userEndpoints.toggleUserStatus, { changes: 'user', onClose })
  const act = user.status === 'active' ? 'deactivate' : 'activate'
  return (
    <ConfirmAction
      open={open}
      question={t(`users.web.${act}_question`, { name: user.full_name })}
      text={<Consequence user={user} />}
      danger={act === 'deactivate'}
      busy={toggle.isBusy}
      onYes={() => toggle.act({ params: { id: user.id } })}
      onClose={onClose}
    />
  )
}

function Consequence({ user }: { user: User }) {
  const { t } = useTranslation()
  if (user.status !== 'active') return t(`users.web.activate_text_${user.status}`)
  return (
    <>
      <p className="rb-user-text">{t('users.web.deactivate_text')}</p>
      {user.hasRelatedOpenOrders && (
        <p className="rb-user-text">
          <strong>{t('users.web.has_open_orders')}</strong>{' '}
          <AppLink to="/orders" search={{ mechanic_id: String(user.id) }}>
            {t('users.web.show_orders')}
          </AppLink>
        </p>
      )}
    </>
  )
}
