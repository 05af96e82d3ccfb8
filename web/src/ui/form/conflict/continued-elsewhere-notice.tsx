import { useTranslation } from 'react-i18next'
import '../form.css'

/** The user continued this draft in another tab; saving both would create two records. */
export function ContinuedElsewhereNotice() {
  const { t } = useTranslation()
  return (
    <div className="rb-form-unsaved" role="status">
      <span>
        <strong>{t('ui.form.draft_taken')}</strong> {t('ui.form.draft_taken_text')}
      </span>
    </div>
  )
}
