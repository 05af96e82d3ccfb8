import { useTranslation } from 'react-i18next'
import './form.css'

/** The user went on with this form in another tab: typed twice, it could be saved twice. */
export function TakenNotice() {
  const { t } = useTranslation()
  return (
    <div className="rb-form-unsaved" role="status">
      <span>
        <strong>{t('ui.form.draft_taken')}</strong> {t('ui.form.draft_taken_text')}
      </span>
    </div>
  )
}
