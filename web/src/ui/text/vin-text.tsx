import { splitVin } from '#contract/shared/vin.ts'
import './text.css'

/** Monospaced, the last 8 strong: they are what people read out. */
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
