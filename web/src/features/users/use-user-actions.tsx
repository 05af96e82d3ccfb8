import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined'
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined'
import PoweroffOutlined from '@ant-design/icons/es/icons/PoweroffOutlined'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import type { UserAction } from '#contract/users/user-rules.ts'
import { useMe } from '#web/access/me.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import type { RowAction } from '#web/ui/list/list-types.ts'
import type { UserDialog } from './components/user-dialogs.tsx'
import { useInvitationLink } from './use-invitation-link.ts'
import { useResendInvitation } from './use-resend-invitation.ts'
import { whyNot } from './why-not.ts'

/** The actions on a user; impossible ones are disabled with the reason. */
export function useUserActions(
  ask: (dialog: UserDialog, user: User) => void,
): (user: User) => RowAction<User>[] {
  const { t } = useTranslation()
  const me = useMe()
  const { resend } = useResendInvitation()
  const { copyLink } = useInvitationLink()
  return user => {
    const because = (action: UserAction) => {
      const key = whyNot(user, action, me?.id)
      return { disabledBecause: key && t(key) }
    }
    const edit: RowAction<User> =
      user.id === me?.id
        ? { key: 'profile', label: 'app.account.profile', icon: <EditOutlined aria-hidden />, to: '/profile' }
        : {
            key: 'edit',
            label: 'users.web.edit',
            icon: <EditOutlined aria-hidden />,
            to: `/users/${user.id}/edit`,
            requires: userEndpoints.updateUser,
            ...because('update'),
          }
    const invite: RowAction<User> = {
      key: 'resend',
      label: 'users.web.resend',
      icon: <MailOutlined aria-hidden />,
      requires: userEndpoints.resendInvitation,
      onClick: () => void resend(user),
      ...because('resend-invitation'),
    }
    const link: RowAction<User> = {
      key: 'link',
      label: 'users.web.copy_link',
      icon: <LinkOutlined aria-hidden />,
      requires: userEndpoints.createInvitationLink,
      onClick: () => void copyLink(user),
      ...because('resend-invitation'),
    }
    return [
      ...(user.status !== 'pending' ? [] : isMailSent() ? [invite] : [invite, link]),
      edit,
      {
        key: 'toggle',
        label: user.status === 'active' ? 'users.web.deactivate' : 'users.web.activate',
        icon: <PoweroffOutlined aria-hidden />,
        inMenu: true,
        requires: userEndpoints.toggleUserStatus,
        onClick: () => ask('toggle-status', user),
        ...because('toggle-status'),
      },
      {
        key: 'password',
        label: 'users.web.change_password',
        icon: <KeyOutlined aria-hidden />,
        inMenu: true,
        ...(user.id === me?.id
          ? { to: '/profile' }
          : {
              requires: userEndpoints.changeUserPassword,
              onClick: () => ask('change-password', user),
              ...because('change-password'),
            }),
      },
      {
        key: 'delete',
        label: 'users.web.delete',
        icon: <DeleteOutlined aria-hidden />,
        inMenu: true,
        danger: true,
        requires: userEndpoints.deleteUser,
        onClick: () => ask('delete', user),
        ...because('delete'),
      },
    ]
  }
}
