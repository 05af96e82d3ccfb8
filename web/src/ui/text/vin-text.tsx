import { splitVin } from '#contract/shared/vin.ts'
import './text.css'

/** The last 8 characters are strong, as people read those out. */
export function VinText({ vin }: { vin: string | null | undefined }) {
  if (!vin) return <span className="rb-muted">-</span>
  const { first, last } = splitVin(vin)
  return (
    <span className="rb-vin">
      <span>{first}</span>
      <strong>{last}</strong>
    </span>
  )
}
