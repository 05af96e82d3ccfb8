import './text.css'

/** A word with a user-defined color: the color is a dot beside it, so that the word stays legible in both themes. */
export function ColoredTag({ color, children }: { color: string; children: string }) {
  return (
    <span className="rb-status rb-status-outlined" title={children}>
      <span className="rb-dot" style={{ background: color }} aria-hidden="true" />
      <span className="rb-tag-name">{children}</span>
    </span>
  )
}
