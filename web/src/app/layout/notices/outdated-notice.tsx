import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { isOutdated } from '../../outdated.ts'
import './outdated-notice.css'

/** Says that a newer build is available. The user decides when to reload. */
export function OutdatedNotice() {
  const { t } = useTranslation()
  if (!useStore(isOutdated)) return null
  return (
    <div className="rb-outdated" role="status">
      <span>{t('app.outdated.text')}</span>
      <button type="button" onClick={() => location.reload()}>
        {t('app.outdated.reload')}
      </button>
    </div>
  )
}
