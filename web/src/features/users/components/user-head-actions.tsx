import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useMe } from '#web/access/me.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { RowActions } from '#web/ui/list/table/row-actions.tsx'
import { useRowTools } from '#web/ui/list/table/row-tools.ts'
import { useInvitationLink } from '../use-invitation-link.ts'
import { useResendInvitation } from '../use-resend-invitation.ts'
import { useUserActions } from '../use-user-actions.tsx'
import { whyNot } from '../why-not.ts'
import type { UserDialog } from './user-dialogs.tsx'

interface UserHeadActionsProps {
  user: User
  ask: (dialog: UserDialog, user: User) => void
}

export function UserHeadActions({ user, ask }: UserHeadActionsProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { resend, isPending } = useResendInvitation()
  const invitation = useInvitationLink()
  const further = useUserActions(ask)(user).filter(action => action.inMenu)
  const mayNotEdit = whyNot(user, 'update', me?.id)
  const isOwn = user.id === me?.id
  return (
    <>
      {user.status === 'pending' && (
        <AllowedButton
          to={userEndpoints.resendInvitation}
          icon={<MailOutlined aria-hidden />}
          loading={isPending}
          disabled={whyNot(user, 'resend-invitation', me?.id) !== undefined}
          onClick={() => void resend(user)}
        >
          {t('users.web.resend')}
        </AllowedButton>
      )}
      {user.status === 'pending' && !isMailSent() && (
        <AllowedButton
          to={userEndpoints.createInvitationLink}
          icon={<LinkOutlined aria-hidden />}
          loading={invitation.isPending}
          disabled={whyNot(user, 'resend-invitation', me?.id) !== undefined}
          onClick={() => void invitation.copyLink(user)}
        >
          {t('users.web.copy_link')}
        </AllowedButton>
      )}
      <RowActions row={user} actions={further} tools={useRowTools()} />
      <LinkButton
        to={isOwn ? '/profile' : `/users/${user.id}/edit`}
        requires={isOwn ? 'profile.read' : userEndpoints.updateUser}
        type="primary"
        icon={<EditOutlined aria-hidden />}
        disabledBecause={mayNotEdit && !isOwn ? t(mayNotEdit) : undefined}
      >
        {t(isOwn ? 'app.account.profile' : 'users.web.edit')}
      </LinkButton>
    </>
  )
}
