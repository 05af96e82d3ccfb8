import './fields.css'

/** Why input was rejected. Takes no space, so that table rows do not move. */
export function FieldNote({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <span id={id} role="alert" className="rb-field-note">
      {children}
    </span>
  )
}

export const describedBy = (...ids: (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
