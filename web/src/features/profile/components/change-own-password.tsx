import Form from 'antd/es/form'
import Password from 'antd/es/input/Password'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { changingPassword, endAfterPasswordChange } from '#web/api/session.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'

interface ChangeOwnPasswordProps {
  /** For the browser's password manager. */
  email: string
  open: boolean
  onClose: () => void
}

/** Sets one's own password. It ends every session, this one too. */
export function ChangeOwnPassword(props: ChangeOwnPasswordProps) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={props.open}
      title={t('profile.web.change_password')}
      width={420}
      onClose={props.onClose}
    >
      <PasswordForm {...props} />
    </RecordModal>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }

function PasswordForm({ email, onClose }: ChangeOwnPasswordProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    mode: 'edit',
    kind: 'user',
    endpoint: profileEndpoints.changeOwnPassword,
    initial: empty,
    toBody: (values: typeof empty) => values,
    // The sign-in page says it, with the reason for being there.
    savedNotice: null,
    onSaved: endAfterPasswordChange,
    onCancel: onClose,
  })
  useEffect(() => changingPassword(form.isSaving), [form.isSaving])
  return (
    <FormBody form={form} bare submitTitle="profile.web.change_password">
      <p className="rb-muted rb-profile-hint">{t('profile.web.password_ends')}</p>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Form.Item name="current_password" label={t('profile.web.current_password')} required>
        <Password autoComplete="current-password" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('session.pages.new_password')}
        required
        extra={t('session.pages.password_hint')}
      >
        <Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="password_confirmation" label={t('session.pages.repeat_password')} required>
        <Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </FormBody>
  )
}
