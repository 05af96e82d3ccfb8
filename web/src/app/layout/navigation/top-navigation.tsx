import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { isGroupAt, menuFor } from './menu.ts'
import { NavigationGroup } from './navigation-group.tsx'
import './top-navigation.css'

export function TopNavigation() {
  const { t } = useTranslation()
  const me = useMe()
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <nav className="rb-nav" aria-label={t('app.menu.main')}>
      {menuFor(me).map(group =>
        group.isSingle ? (
          <Link
            key={group.label}
            to={group.items[0]!.to}
            className="rb-nav-item"
            activeProps={{}}
            data-active={isGroupAt(group, path) || undefined}
          >
            {t(group.label)}
          </Link>
        ) : (
          <NavigationGroup key={group.label} group={group} path={path} />
        ),
      )}
    </nav>
  )
}
