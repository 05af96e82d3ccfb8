import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/api/api-failure.ts'
import './states.css'

/** What could not be loaded, why, and a retry button. */
export function ErrorState({
  error,
  onRetry,
  title,
}: {
  error?: unknown
  onRetry?: () => void
  title?: string
}) {
  const { t } = useTranslation()
  return (
    <div className="rb-state" role="alert">
      <p className="rb-state-title">{title ?? t('ui.error.title')}</p>
      <p className="rb-state-text">{reasonOf(error) ?? t('ui.error.text')}</p>
      {onRetry && <Button onClick={onRetry}>{t('ui.error.retry')}</Button>}
    </div>
  )

  function reasonOf(failure: unknown): string | undefined {
    if (!(failure instanceof ApiFailure)) return undefined
    if (failure.status === 0) return t('ui.error.offline')
    return failure.entries[0]?.title
  }
}
