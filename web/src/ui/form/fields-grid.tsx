import type { ReactNode } from 'react'
import './form.css'

/** Columns where there is room. A child of class `rb-fields-whole` takes the full row. */
export function FieldsGrid({ children }: { children: ReactNode }) {
  return <div className="rb-fields">{children}</div>
}
