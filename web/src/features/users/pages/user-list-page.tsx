import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { userStatuses } from '#contract/users/user-rules.ts'
import { prefetch } from '#web/api/hooks.ts'
import { Avatar } from '#web/records/avatar.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListColumn, ListFilter } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { RoleTag } from '../components/role-tag.tsx'
import { UserDialogs, useUserDialogs } from '../components/user-dialogs.tsx'
import { UserStatusTag } from '../components/user-status-tag.tsx'
import { useRoles } from '../use-roles.ts'
import { useUserActions } from '../use-user-actions.tsx'
import '../users.css'

export const load = () => prefetch(lookupEndpoints.listRoles, {})

/** All users, also invited and inactive ones. */
export default function UserListPage() {
  const { opened, ask, close } = useUserDialogs()
  return (
    <>
      <ListPage
        name="users"
        read={{ endpoint: userEndpoints.listUsers }}
        heading={{
          title: 'users.web.users',
          count: 'users.web.count',
          exports: userEndpoints.exportUsers,
        }}
        create={{ title: 'users.web.new', to: '/users/create', requires: userEndpoints.createUser }}
        filters={useUserFilters()}
        columns={columns}
        rows={{ link: row => `/users/${row.id}`, actions: useUserActions(ask) }}
        cards={{
          draw: (row, { link }) => ({
            head: (
              <>
                {link(<UserName user={row} />)} <RoleTag roleId={row.role_id} />
              </>
            ),
            body: (
              <>
                <div>
                  <EmailText email={row.email} />
                </div>
                <PhoneText phone={row.phone} extension={row.phone_extension} />
              </>
            ),
            foot: <UserStatusTag status={row.status} />,
          }),
        }}
        empty={{ title: 'users.web.none', text: 'users.web.none_text' }}
      />
      <UserDialogs opened={opened} onClose={close} />
    </>
  )
}

function useUserFilters(): readonly ListFilter[] {
  const roles = useRoles()
  return useMemo(
    () => [
      { kind: 'search', name: 'search', label: 'users.web.search' },
      {
        kind: 'select',
        name: 'role_id',
        label: 'users.fields.role',
        width: 180,
        options: roles.map(({ id, name }) => ({ value: id, label: `lookups.roles.${name}` })),
      },
      {
        kind: 'select',
        name: 'status',
        label: 'users.web.status',
        width: 140,
        options: userStatuses.map(value => ({ value, label: `users.statuses.${value}` })),
      },
    ],
    [roles],
  )
}

const UserName = ({ user }: { user: User }) => (
  <span className="rb-person">
    <Avatar person={user} />
    {user.full_name}
  </span>
)

function LastLogin({ user }: { user: User }) {
  const { t } = useTranslation()
  if (!user.last_login) return t('users.web.never')
  return (
    <>
      {t('users.web.signed_in')} <DateText value={user.last_login} />
    </>
  )
}

const columns: ListColumn<User>[] = [
  {
    title: 'users.fields.role',
    width: 190,
    hidePriority: 2,
    render: row => <RoleTag roleId={row.role_id} />,
  },
  {
    title: 'users.web.name',
    sort: 'full_name',
    minWidth: 180,
    isLink: true,
    render: row => <UserName user={row} />,
  },
  {
    title: 'users.fields.email',
    sort: 'email',
    minWidth: 200,
    hidePriority: 3,
    render: row => <EmailText email={row.email} />,
  },
  {
    title: 'users.fields.phone',
    width: 210,
    hidePriority: 1,
    render: row => <PhoneText phone={row.phone} extension={row.phone_extension} />,
  },
  {
    title: 'users.web.status',
    sort: 'status',
    width: 230,
    render: row => <UserStatusTag status={row.status} />,
    subtitle: row => <LastLogin user={row} />,
  },
]
