import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { DeleteRecord } from '#web/ui/details/delete-record.tsx'
import { useObjections } from '#web/ui/details/use-objections.ts'
import type { UserDialogProps } from './user-dialogs.tsx'
import { UserOrders } from './user-orders.tsx'

interface DeleteUserProps extends UserDialogProps {
  onDeleted?: (() => void) | undefined
}

/** Asks the server first whether it may be: then asks the user, or says which orders are in the way and leads there. */
export function DeleteUser({ user, open, onClose, onDeleted }: DeleteUserProps) {
  const { t } = useTranslation()
  const input = open ? { params: { id: user.id } } : undefined
  const objections = useObjections(userEndpoints.deleteUser, input, onClose)
  return (
    <DeleteRecord
      endpoint={userEndpoints.deleteUser}
      input={objections && input}
      question={t('users.web.delete_question')}
      text={`${user.full_name}, ${user.email}`}
      obstacle={
        objections && objections.length > 0
          ? {
              title: t('users.web.cannot_delete', { name: user.full_name }),
              why: <UserOrders user={user} entries={objections} />,
            }
          : undefined
      }
      kind="user"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
