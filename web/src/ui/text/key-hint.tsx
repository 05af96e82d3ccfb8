import './text.css'

/** A keyboard key. Hidden from screen readers, which read aria-keyshortcuts. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="rb-key" aria-hidden="true">
      {children}
    </span>
  )
}
