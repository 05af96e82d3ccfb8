import type { ReactNode } from 'react'
import { type Crumb, useBreadcrumbs } from '#web/shell/breadcrumbs.ts'
import { useHeadingFocus } from '#web/shell/focus/page-focus.ts'
import { wholeTitle } from '../text/whole-words.tsx'
import { exposeMainAction } from './expose-main-action.ts'
import './page.css'

interface PageHeadingProps {
  title: ReactNode
  /** The pages between Home and this one. */
  crumbs?: readonly Crumb[] | undefined
  /** Plain text for breadcrumb and browser tab, if `title` is not text. */
  name?: string | undefined
  /** Tags, or a mark such as 'Draft saved'. */
  beside?: ReactNode
  /** Figures that summarize the page. */
  summary?: ReactNode
  /** Several figures: a phone reserves two lines. */
  hasFigures?: boolean
  /** Primary action last. */
  actions?: ReactNode
}

/** Title, tags and actions; also sets the breadcrumbs. */
export function PageHeading({
  title,
  crumbs = [],
  name,
  beside,
  summary,
  hasFigures,
  actions,
}: PageHeadingProps) {
  const own = name ?? (typeof title === 'string' ? title : '')
  const heading = useHeadingFocus()
  useBreadcrumbs(own ? [...crumbs, { title: own }] : crumbs)
  return (
    <header className="rb-heading">
      <h1 ref={heading} tabIndex={-1}>
        {wholeTitle(title)}
      </h1>
      {beside && <div className="rb-heading-beside">{beside}</div>}
      {summary && (
        <div className={hasFigures ? 'rb-heading-summary rb-heading-figures' : 'rb-heading-summary'}>
          {summary}
        </div>
      )}
      {actions && (
        <div ref={exposeMainAction} className="rb-heading-actions">
          {actions}
        </div>
      )}
    </header>
  )
}
