import { useState } from 'react'
import { dropTab, readTab, writeTab } from '#web/api/tab-storage.ts'

/** What is typed as a comment on one record, kept in the tab until the server has it: through a reload and a new sign-in. */
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
    /** Out of the field while it is sent; kept all the same. */
    clearField: () => setText(''),
    sent(comment: string): void {
      if (readTab<string>(name)?.trim() === comment) dropTab(name)
    },
    /** Not sent: it stands in the field again, unless the next one is typed there already. */
    giveBack: (comment: string) => setText(now => now || comment),
  }
}
