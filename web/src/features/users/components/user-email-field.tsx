import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { MailNote } from '#web/ui/text/mail-note.tsx'

/** The sign-in address; a new user is invited at it. */
export function UserEmailField({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="email"
      label={t('users.fields.email')}
      required
      extra={
        isNew ? (
          <>
            {t('users.web.invitation_hint')}
            <MailNote />
          </>
        ) : undefined
      }
    >
      <Input type="email" autoComplete="off" maxLength={200} />
    </Form.Item>
  )
}
