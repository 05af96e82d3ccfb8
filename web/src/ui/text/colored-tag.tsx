import './text.css'

/** The color is a dot, so that the text stays legible in both themes. */
export function ColoredTag({ color, children }: { color: string; children: string }) {
  return (
    <span className="rb-status rb-status-outlined" title={children}>
      <span className="rb-dot" style={{ background: color }} aria-hidden="true" />
      <span className="rb-tag-name">{children}</span>
    </span>
  )
}
