import type { ReactNode } from 'react'
import './page.css'

interface SectionProps {
  /** Translated already. */
  title?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A sheet with a heading: the building block of record pages and forms. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <section className="rb-sheet rb-section">
      {(title || actions) && (
        <div className="rb-section-head">
          {title && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
