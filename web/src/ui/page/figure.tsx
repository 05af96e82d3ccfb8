import type { ReactNode } from 'react'
import './page.css'

/** A figure that summarizes a list, beside its title. */
export function Figure({ label, bad, children }: { label: string; bad?: boolean; children: ReactNode }) {
  return (
    <span className={bad ? 'rb-figure rb-figure-bad' : 'rb-figure'}>
      {label} <strong>{children}</strong>
    </span>
  )
}
