import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#web/shell/breadcrumbs.ts'
import { MessagePage } from './message-page.tsx'

export default function ForbiddenPage() {
  const { t } = useTranslation()
  useBreadcrumbs([{ title: t('app.forbidden.title') }])
  return (
    <MessagePage title={t('app.forbidden.title')} text={t('app.forbidden.text')}>
      <Link to="/" className="rb-ink-button">
        {t('app.go_home')}
      </Link>
    </MessagePage>
  )
}
