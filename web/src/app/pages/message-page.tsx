import type { ReactNode } from 'react'
import { useHeadingFocus } from '#web/shell/focus/page-focus.ts'
import './pages.css'

export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="rb-message">
      <h1 ref={useHeadingFocus()} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
