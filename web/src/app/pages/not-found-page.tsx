import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#web/shell/breadcrumbs.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  useBreadcrumbs([{ title: t('app.not_found.title') }])
  return (
    <MessagePage title={t('app.not_found.title')} text={t('app.not_found.text')}>
      <Link to="/" className="rb-ink-button">
        {t('app.go_home')}
      </Link>
    </MessagePage>
  )
}

export default NotFoundPage
