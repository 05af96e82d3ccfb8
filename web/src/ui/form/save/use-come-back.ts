import { useEffect, useRef } from 'react'
import type { RecordForm } from '../form-types.ts'
import type { ReturnFlow } from './return-flow.ts'

/** Ends a return flow: restores the draft without asking; `take` fills in the new record. */
export function useComeBack<Values extends object, Created>(
  form: RecordForm<Values>,
  returnFlow: ReturnFlow<Created, unknown> | null,
  take: (created: Created) => void,
): void {
  const { isAsking } = form.draft
  // Waits for the start values, which an edit ignores.
  const isReady = form.initial !== undefined && form.draft.isLoaded
  const isRestored = useRef(false)
  const latest = useRef({ form, take })
  latest.current = { form, take }

  useEffect(() => {
    if (!returnFlow || !isReady) return
    const { form, take } = latest.current
    if (isAsking && !isRestored.current) {
      isRestored.current = true
      const own = form.draft.drafts.find(draft => draft.isOwn)
      if (own) form.draft.restore(own)
      else form.draft.keepAll()
    }
    if (returnFlow.created === undefined) return
    take(returnFlow.created)
    form.changed()
  }, [returnFlow, isReady, isAsking])
}
