import Form from 'antd/es/form'
import Password from 'antd/es/input/Password'
import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Sets another user's password. */
export function ChangeUserPassword(props: UserDialogProps) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={props.open}
      title={t('users.web.password_of', { name: props.user.full_name })}
      width={420}
      onClose={props.onClose}
    >
      <PasswordForm {...props} />
    </RecordModal>
  )
}

const empty = { password: '', password_confirmation: '' }

function PasswordForm({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    mode: 'edit',
    endpoint: userEndpoints.changeUserPassword,
    params: { id: user.id },
    initial: empty,
    toBody: (values: typeof empty) => values,
    kind: 'user',
    failedNotice: 'app.errors.something_went_wrong',
    onSaved: onClose,
    onCancel: onClose,
  })
  return (
    <FormBody form={form} bare submitTitle="users.web.change_password">
      <p className="rb-user-text rb-muted">{t('users.web.password_ends')}</p>
      <Form.Item
        name="password"
        label={t('session.pages.new_password')}
        required
        extra={t('session.pages.password_hint')}
      >
        <Password autoComplete="new-password" maxLength={128} autoFocus />
      </Form.Item>
      <Form.Item name="password_confirmation" label={t('session.pages.repeat_password')} required>
        <Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </FormBody>
  )
}
