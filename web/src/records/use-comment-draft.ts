import { useState } from 'react'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'

/** The unsent comment on a record, stored in the tab so that a reload or a new sign-in keeps it. */
export function useCommentDraft(about: { author: number | undefined; path: string; id: number }) {
  const name = `comment.${about.author}.${about.path}.${about.id}`
  const [text, setText] = useState(() => readTab<string>(name) ?? '')
  return {
    text,
    type(typed: string): void {
      setText(typed)
      if (typed === '') dropTab(name)
      else writeTab(name, typed)
    },
    /** Empties the field while the comment is sent; it stays stored. */
    clearField: () => setText(''),
    sent(comment: string): void {
      if (readTab<string>(name)?.trim() === comment) dropTab(name)
    },
    /** After a failure; text typed meanwhile stays. */
    restore: (comment: string) => setText(now => now || comment),
  }
}
