import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MessagePage } from './message-page.tsx'

/** Shown for a page that crashed or whose code could not be loaded; the rest of the app still works. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage title={t('app.errors.page_broke')} text={t('app.errors.page_broke_text')}>
      <button type="button" className="rb-ink-button" onClick={again}>
        {t('app.try_again')}
      </button>
    </MessagePage>
  )
}
