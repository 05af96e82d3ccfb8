import type { ReactNode } from 'react'
import './text.css'

/** Words break at no hyphen, unless one alone is wider than its line. */
export function WholeWords({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are
      <span key={index} className="rb-whole-word">
        {part}
      </span>
    ),
  )
}

/** A title that may be more than text: text breaks at no hyphen, the rest stays as it is. */
export const wholeTitle = (title: ReactNode): ReactNode =>
  typeof title === 'string' ? <WholeWords text={title} /> : title
