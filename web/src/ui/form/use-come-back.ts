import { useEffect, useRef } from 'react'
import type { Errand } from './errand.ts'
import type { RecordForm } from './form-types.ts'

/**
 * Back from creating a record for this form: what was typed before stands in it again without a question, and `take`
 * puts the new record into it.
 */
export function useComeBack<Values extends object, Created>(
  form: RecordForm<Values>,
  errand: Errand<Created, unknown> | null,
  take: (created: Created) => void,
): void {
  const { isAsking } = form.draft
  // What the form begins with comes first: a form that was changed takes nothing of it any more.
  const isReady = form.initial !== undefined && form.draft.isKnown
  const isRestored = useRef(false)
  const latest = useRef({ form, take })
  latest.current = { form, take }

  useEffect(() => {
    if (!errand || !isReady) return
    const { form, take } = latest.current
    if (isAsking && !isRestored.current) {
      isRestored.current = true
      form.draft.restore()
    }
    if (errand.created === undefined) return
    take(errand.created)
    form.changed()
  }, [errand, isReady, isAsking])
}
