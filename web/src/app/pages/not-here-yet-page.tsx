import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#web/shell/breadcrumbs.ts'
import { MessagePage } from './message-page.tsx'

/** For menu items that are not built yet: a clear message instead of "page not found". */
export default function NotHereYetPage() {
  const { t } = useTranslation()
  useBreadcrumbs([{ title: t('app.not_here_yet.title') }])
  return (
    <MessagePage title={t('app.not_here_yet.title')} text={t('app.not_here_yet.text')}>
      <Link to="/" className="rb-ink-button">
        {t('app.go_home')}
      </Link>
    </MessagePage>
  )
}
