import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import type { UserDialogProps } from './user-dialogs.tsx'

interface DeleteUserProps extends UserDialogProps {
  onDeleted?: (() => void) | undefined
}

export function DeleteUser({ user, open, onClose, onDeleted }: DeleteUserProps) {
  const { t } = useTranslation()
  const search = { mechanic_id: user.id }
  return (
    <DeleteRecord
      endpoint={userEndpoints.deleteUser}
      input={open ? { params: { id: user.id } } : undefined}
      name={user.full_name}
      question={t('users.web.delete_question')}
      text={`${user.full_name}, ${user.email}`}
      lists={{
        user_has_open_orders: { to: '/orders', search: { ...search, status: ['new', 'in_process'] } },
        user_has_open_parts_orders: { to: '/parts-orders', search: { sales_manager_id: user.id } },
        user_has_deleted_orders: { to: '/orders', search: { ...search, status: ['deleted'] } },
      }}
      kind="user"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
