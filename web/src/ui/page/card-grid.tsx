import type { CSSProperties, ReactNode } from 'react'
import './card-grid.css'

interface CardGridProps {
  /** At the breakpoints 300, 768, 1200 and 1600. */
  columns: { xs: number; md: number; xl: number; xxl: number }
  busy?: boolean
  /** Dims the previous cards while new ones load. */
  stale?: boolean
  inert?: boolean
  /** `li` elements. */
  children: ReactNode
}

export function CardGrid({ columns, busy, stale, inert, children }: CardGridProps) {
  const style = {
    '--rb-xs': columns.xs,
    '--rb-md': columns.md,
    '--rb-xl': columns.xl,
    '--rb-xxl': columns.xxl,
  } as CSSProperties
  return (
    <ul className={stale ? 'rb-cards rb-stale' : 'rb-cards'} style={style} aria-busy={busy} inert={inert}>
      {children}
    </ul>
  )
}
