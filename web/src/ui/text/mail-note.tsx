import { useTranslation } from 'react-i18next'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import './text.css'

/** Warns that the server sends no e-mail. */
export function MailNote() {
  const { t } = useTranslation()
  return isMailSent() ? null : (
    <p className="rb-mail-note" role="note">
      {t('ui.mail_not_sent')}{' '}
      <a href="/guide/e-mail" target="_blank" rel="noopener">
        {t('ui.mail_how')}
      </a>
    </p>
  )
}
