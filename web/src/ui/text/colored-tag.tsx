import './text.css'

/** A word with a colour that somebody chose: the colour is a dot beside it, so that the word stays legible on both themes. */
export function ColoredTag({ color, children }: { color: string; children: string }) {
  return (
    <span className="rb-status rb-status-outlined">
      <span className="rb-dot" style={{ background: color }} aria-hidden="true" />
      {children}
    </span>
  )
}
