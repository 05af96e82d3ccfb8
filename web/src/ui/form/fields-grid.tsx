import type { ReactNode } from 'react'
import './form.css'

/** Fields side by side where there is room; one below the other on a phone. A child of class `rb-fields-whole` takes the row. */
export function FieldsGrid({ children }: { children: ReactNode }) {
  return <div className="rb-fields">{children}</div>
}
