import type { ReactNode } from 'react'
import './fields.css'

/** A read-only value among fields, without a border, so that nobody tries to edit it. */
export function PlainValue({ id, children }: { id: string; children: ReactNode }) {
  return (
    <output id={id} className="rb-plain-value">
      {children}
    </output>
  )
}
