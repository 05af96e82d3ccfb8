import Form from 'antd/es/form'
import Password from 'antd/es/input/Password'
import { useTranslation } from 'react-i18next'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import type { UserDialogProps } from './user-dialogs.tsx'

export function ChangeUserPassword({ user, open, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={passwordForm}
      params={{ id: user.id }}
      open={open}
      onClose={onClose}
      title={t('users.web.password_of', { name: user.full_name })}
      width={420}
      submitTitle="users.web.change_password"
    >
      {() => (
        <>
          <p className="rb-user-text rb-muted">{t('users.web.password_ends')}</p>
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
        </>
      )}
    </FormModal>
  )
}

const passwordForm = declareForm({
  kind: 'user',
  endpoints: { create: userEndpoints.changeUserPassword },
  values: { empty: { password: '', password_confirmation: '' }, toBody: values => values },
  notices: { failed: 'app.errors.something_went_wrong' },
})
