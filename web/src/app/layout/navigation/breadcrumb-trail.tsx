import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { breadcrumbs } from '#web/shell/breadcrumbs.ts'
import { useStore } from '#web/shell/store.ts'
import './breadcrumb-trail.css'

export function BreadcrumbTrail() {
  const { t } = useTranslation()
  const crumbs = useStore(breadcrumbs)
  if (crumbs.length === 0) return null
  return (
    <nav className="rb-crumbs" aria-label={t('app.breadcrumbs')}>
      <ol>
        {[{ title: t('app.home'), to: '/' }, ...crumbs].map(crumb => (
          <li key={`${crumb.to} ${crumb.title}`}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.title}</Link>
            ) : (
              <span aria-current="page">{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
