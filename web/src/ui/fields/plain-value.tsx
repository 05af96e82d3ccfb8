import type { ReactNode } from 'react'
import './fields.css'

/** What stands among fields to be read and cannot be changed: no frame, so that nobody tries. */
export function PlainValue({ id, children }: { id: string; children: ReactNode }) {
  return (
    <output id={id} className="rb-plain-value">
      {children}
    </output>
  )
}
