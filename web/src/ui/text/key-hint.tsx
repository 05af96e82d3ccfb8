import './text.css'

/** A key to press, drawn as one: `<KeyHint>/</KeyHint>`. Screen readers have the shortcut from aria-keyshortcuts. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="rb-key" aria-hidden="true">
      {children}
    </span>
  )
}
