/** Two small arrows; the current direction is dark. */
export function SortMark({ type }: { type: 'asc' | 'desc' | undefined }) {
  return (
    <svg className="rb-sort-mark" width="9" height="13" viewBox="0 0 9 13" aria-hidden="true">
      <path d="M4.5 0 9 5H0Z" className={type === 'asc' ? 'rb-sort-on' : undefined} />
      <path d="M4.5 13 0 8h9Z" className={type === 'desc' ? 'rb-sort-on' : undefined} />
    </svg>
  )
}
