import { useLocation } from '@tanstack/react-router'
import { AppLink } from './app-link.tsx'
import './page-tabs.css'

interface PageTab {
  title: string
  to: string
}

/** Lists that share one menu item, each on its own page. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const path = useLocation({ select: location => location.pathname })
  if (tabs.length < 2) return null
  return (
    <nav className="rb-tabs" aria-label={label}>
      {tabs.map(tab => (
        <AppLink key={tab.to} to={tab.to} aria-current={tab.to === path ? 'page' : undefined}>
          {tab.title}
        </AppLink>
      ))}
    </nav>
  )
}
