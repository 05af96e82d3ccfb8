import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { MailNote } from '#web/ui/text/mail-note.tsx'
import type { UserValues } from '../user-values.ts'
import { RoleField } from './role-field.tsx'

interface UserAccessFieldsProps {
  form: RecordForm<UserValues>
  /** Absent: a new user. */
  user?: User | undefined
}

export function UserAccessFields({ form, user }: UserAccessFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="email"
        label={t('users.fields.email')}
        required
        extra={
          form.mode === 'create' ? (
            <>
              {t('users.web.invitation_hint')}
              <MailNote />
            </>
          ) : undefined
        }
      >
        <Input type="email" autoComplete="off" maxLength={200} />
      </Form.Item>
      <RoleField
        present={user?.role_id}
        hint={user && form.isAllowed ? t('users.web.role_hint') : undefined}
      />
    </>
  )
}
