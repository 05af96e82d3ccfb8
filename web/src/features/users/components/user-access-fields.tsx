import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { UserValues } from '../user-values.ts'
import { RoleField } from './role-field.tsx'
import { UserEmailField } from './user-email-field.tsx'

interface UserAccessFieldsProps {
  form: RecordForm<UserValues>
  /** Absent: a new user. */
  user?: User | undefined
}

export function UserAccessFields({ form, user }: UserAccessFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <UserEmailField isNew={form.mode === 'create'} />
      <RoleField
        present={user?.role_id}
        hint={user && form.isAllowed ? t('users.web.role_hint') : undefined}
      />
    </>
  )
}
