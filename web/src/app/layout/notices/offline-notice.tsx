import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { apiBaseUrl } from '#web/api/base-url.ts'
import { readFailedAgain } from '#web/api/query-client.ts'
import { useStore } from '#web/shell/store.ts'
import { isOffline } from '../../reactions.ts'
import './offline-notice.css'

/** Shown over the edge of the header, so that nothing moves; retries by itself. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isAway = useStore(isOffline)
  useEffect(() => {
    const lost = () => isOffline.set(true)
    window.addEventListener('offline', lost)
    window.addEventListener('online', lookAgain)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', lookAgain)
    }
  }, [])
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(lookAgain, 5000)
    return () => clearInterval(timer)
  }, [isAway])
  if (!isAway) return null
  return (
    <div className="rb-offline" role="alert">
      {t('app.offline.text')} <span className="rb-offline-more">{t('app.offline.more')}</span>
    </div>
  )
}

function lookAgain(): void {
  fetch(apiBaseUrl + applicationEndpoints.getAppConfig.path, { headers: { 'Admin-Panel': 'true' } }).then(
    () => {
      if (!isOffline.get()) return
      isOffline.set(false)
      readFailedAgain()
    },
    () => isOffline.set(true),
  )
}
