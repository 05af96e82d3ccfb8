import type { ReactNode } from 'react'
import { useId } from 'react'
import { AppLink } from '#web/ui/page/app-link.tsx'

interface TileProps {
  title: string
  /** The list behind it. */
  to: string
  search?: Record<string, unknown>
  more: string
  wide?: boolean
  /** How high it will be is not known yet. */
  isLoading?: boolean
  children: ReactNode
}

/** A tile with one figure, linked to its list. */
export function Tile({ title, to, search, more, wide, isLoading, children }: TileProps) {
  const id = useId()
  return (
    <section
      className={wide ? 'rb-sheet rb-section rb-tile rb-tile-wide' : 'rb-sheet rb-section rb-tile'}
      aria-labelledby={id}
      data-loading={isLoading || undefined}
    >
      <div className="rb-tile-head">
        <h2 id={id}>{title}</h2>
        <AppLink to={to} search={search} aria-describedby={id}>
          {more}
        </AppLink>
      </div>
      {children}
    </section>
  )
}
