import { useTranslation } from 'react-i18next'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGo } from '#web/shell/use-go.ts'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { MailNote } from '#web/ui/text/mail-note.tsx'
import { RoleTag } from '../components/role-tag.tsx'
import { UserDetails } from '../components/user-details.tsx'
import { UserDialogs, useUserDialogs } from '../components/user-dialogs.tsx'
import { UserHeadActions } from '../components/user-head-actions.tsx'
import { UserStatusTag } from '../components/user-status-tag.tsx'
import '../users.css'

export const load = ({ params }: { params: { id?: number } }) =>
  Promise.all([
    prefetch(userEndpoints.getUser, { params: { id: params.id! } }),
    prefetch(lookupEndpoints.listRoles, {}),
  ])

export default function UserPage() {
  const { t } = useTranslation()
  const go = useGo()
  const query = useRead(userEndpoints.getUser, { params: { id: useRecordId() } })
  const { opened, ask, close } = useUserDialogs()
  return (
    <>
      <RecordPage
        query={{ ...query, data: query.data?.data }}
        title={user => user.full_name}
        crumbs={[{ title: t('users.web.users'), to: '/users' }]}
        missing={{ notice: 'users.errors.no_such_user', to: '/users' }}
        tags={user => (
          <>
            <RoleTag roleId={user.role_id} />
            <UserStatusTag status={user.status} />
          </>
        )}
        actions={user => <UserHeadActions user={user} ask={ask} />}
      >
        {user => (
          <>
            {user.status === 'pending' && <MailNote />}
            <UserDetails user={user} />
          </>
        )}
      </RecordPage>
      <UserDialogs opened={opened} onClose={close} onDeleted={() => void go('/users', { replace: true })} />
    </>
  )
}
