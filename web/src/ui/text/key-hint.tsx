import './text.css'

/** A keyboard key: `<KeyHint>/</KeyHint>`. Screen readers have the shortcut from aria-keyshortcuts. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="rb-key" aria-hidden="true">
      {children}
    </span>
  )
}
