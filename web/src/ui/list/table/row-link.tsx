import type { ReactNode } from 'react'
import { AppLink } from '../../page/app-link.tsx'
import type { RowView } from './row-view.ts'

/** Links to the row's page, if it has one. */
export function RowLink<Row>({ view, row, children }: { view: RowView<Row>; row: Row; children: ReactNode }) {
  const to = view.link?.(row)
  if (!to) return <span className="rb-row-name">{children}</span>
  return (
    <AppLink
      className="rb-row-link"
      data-row-link=""
      to={to}
      onClick={event => {
        const element = event.currentTarget.closest<HTMLElement>('[data-row]')
        if (element) view.onLeave(element)
      }}
    >
      {children}
    </AppLink>
  )
}
