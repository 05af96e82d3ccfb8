import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onPendingChange, pendingRequests } from '#web/api/pending-requests.ts'
import './progress-bar.css'

export function ProgressBar() {
  const { t } = useTranslation()
  const isPending = useSyncExternalStore(onPendingChange, () => pendingRequests() > 0)
  return isPending ? <div className="rb-progress" role="progressbar" aria-label={t('app.loading')} /> : null
}
