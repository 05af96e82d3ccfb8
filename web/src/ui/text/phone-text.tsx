import { formatPhone } from '#contract/shared/phone.ts'
import './text.css'

/** A phone number that can be called. */
export function PhoneText({
  phone,
  extension,
}: {
  phone: string | null | undefined
  extension?: string | null
}) {
  if (!phone) return <span className="rb-muted">-</span>
  return (
    <a className="rb-plain-link rb-phone" href={`tel:${phone}${extension ? `;ext=${extension}` : ''}`}>
      {formatPhone(phone, extension)}
    </a>
  )
}
