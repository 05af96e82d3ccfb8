import Form from 'antd/es/form'
import Password from 'antd/es/input/Password'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { changingPassword, endAfterPasswordChange } from '#web/api/session.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'

interface ChangeOwnPasswordProps {
  /** For the password manager. */
  email: string
  open: boolean
  onClose: () => void
}

/** Ends all sessions of the user, including this one. */
export function ChangeOwnPassword({ email, open, onClose }: ChangeOwnPasswordProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={passwordForm}
      open={open}
      onClose={onClose}
      title={t('profile.web.change_password')}
      width={420}
      submitTitle="profile.web.change_password"
      onSaved={endAfterPasswordChange}
    >
      {form => (
        <>
          <SessionEnds isSaving={form.isSaving} />
          <p className="rb-muted rb-profile-hint">{t('profile.web.password_ends')}</p>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <Form.Item name="current_password" label={t('profile.web.current_password')} required>
            <Password autoComplete="current-password" />
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
        </>
      )}
    </FormModal>
  )
}

/** Marks the session as ending while the change is saved. */
function SessionEnds({ isSaving }: { isSaving: boolean }) {
  useEffect(() => changingPassword(isSaving), [isSaving])
  return null
}

const passwordForm = declareForm({
  endpoints: { create: profileEndpoints.changeOwnPassword },
  values: {
    empty: { current_password: '', password: '', password_confirmation: '' },
    toBody: values => values,
  },
  // The sign-in page shows it.
  notices: { saved: null },
})
