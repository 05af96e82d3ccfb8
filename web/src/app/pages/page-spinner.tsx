import { useTranslation } from 'react-i18next'
import './pages.css'

export function PageSpinner() {
  const { t } = useTranslation()
  return (
    <div className="rb-page-spinner" role="status">
      <span className="rb-visually-hidden">{t('app.loading')}</span>
    </div>
  )
}
