import type { ReactNode } from 'react'
import './fields.css'

/** A read-only value among fields; no border, so that it does not look editable. */
export function PlainValue({ id, children }: { id: string; children: ReactNode }) {
  return (
    <output id={id} className="rb-plain-value">
      {children}
    </output>
  )
}
