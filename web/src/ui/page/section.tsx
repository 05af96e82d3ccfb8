import type { ReactNode } from 'react'
import './page.css'

interface SectionProps {
  title?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

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
