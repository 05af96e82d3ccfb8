import type { ReactNode } from 'react'
import './text.css'

/** Prevents breaks at hyphens, except in words wider than the line. */
export function WholeWords({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
      <span key={index} className="rb-whole-word">
        {part}
      </span>
    ),
  )
}

export const wholeTitle = (title: ReactNode): ReactNode =>
  typeof title === 'string' ? <WholeWords text={title} /> : title
