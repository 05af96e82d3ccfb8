import './text.css'

/** Wraps before the @ only. */
export function EmailText({ email }: { email: string | null | undefined }) {
  if (!email) return <span className="rb-muted">-</span>
  const [name, domain] = email.split('@')
  return (
    <a className="rb-plain-link" href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  )
}
