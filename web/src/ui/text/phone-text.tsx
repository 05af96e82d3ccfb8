import { formatExtension, formatPhone, phoneUri } from '#contract/shared/phone.ts'
import './text.css'

/** A call link; a long number wraps before the extension. */
export function PhoneText({
  phone,
  extension,
}: {
  phone: string | null | undefined
  extension?: string | null
}) {
  if (!phone) return <span className="rb-muted">-</span>
  return (
    <a className="rb-plain-link" href={phoneUri(phone, extension)}>
      <span className="rb-phone">{formatPhone(phone)}</span>
      {extension && (
        <>
          {' '}
          <span className="rb-phone">{formatExtension(extension)}</span>
        </>
      )}
    </a>
  )
}
