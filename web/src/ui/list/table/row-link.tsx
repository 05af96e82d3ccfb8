import type { ReactNode } from 'react'
import { AppLink } from '../../page/app-link.tsx'
import type { RowView } from './row-view.ts'

/** The way from a row to its page; where there is none, the plain content. */
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
