import { useEffect, useRef } from 'react'
import type { RecordForm } from './form-types.ts'
import type { ReturnFlow } from './return-flow.ts'

/**
 * Back from creating a record for this form: what was typed before stands in it again without a question, and `take`
 * puts the new record into it.
 */
export function useComeBack<Values extends object, Created>(
  form: RecordForm<Values>,
  returnFlow: ReturnFlow<Created, unknown> | null,
  take: (created: Created) => void,
): void {
  const { isAsking } = form.draft
  // What the form begins with comes first: a form that was changed takes nothing of it any more.
  const isReady = form.initial !== undefined && form.draft.isKnown
  const isRestored = useRef(false)
  const latest = useRef({ form, take })
  latest.current = { form, take }

  useEffect(() => {
    if (!returnFlow || !isReady) return
    const { form, take } = latest.current
    if (isAsking && !isRestored.current) {
      isRestored.current = true
      form.draft.restore()
    }
    if (returnFlow.created === undefined) return
    take(returnFlow.created)
    form.changed()
  }, [returnFlow, isReady, isAsking])
}
