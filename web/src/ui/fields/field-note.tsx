import './fields.css'

/**
 * A sentence that hangs below a control: what was typed and not taken, and why. It stands right behind the control in
 * the page and takes no room there, so that rows of a table stay where they are.
 */
export function FieldNote({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <span id={id} role="alert" className="rb-field-note">
      {children}
    </span>
  )
}

/** Ids for `aria-describedby`, without those that are not there. */
export const describedBy = (...ids: (string | undefined | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
