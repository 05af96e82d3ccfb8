import './fields.css'

/**
 * A sentence below a control about input that was not accepted. It follows the control in
 * the DOM but takes no space, so that rows of a table do not move.
 */
export function FieldNote({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <span id={id} role="alert" className="rb-field-note">
      {children}
    </span>
  )
}

/** Ids for `aria-describedby`, without undefined ones. */
export const describedBy = (...ids: (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
