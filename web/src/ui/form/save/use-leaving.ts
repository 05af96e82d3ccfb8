import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormValues } from '../use-form-values.ts'

interface LeavingOptions<Values extends object> {
  values: FormValues<Values>
  isSaving: boolean
  draft: { isKept: boolean; drop: () => void }
  /** Default: back in history. */
  onCancel: (() => void) | undefined
}

/** Cancel, cross, mask, Escape and Back ask before something typed is lost. */
export function useLeaving<Values extends object>({
  values,
  isSaving,
  draft,
  onCancel,
}: LeavingOptions<Values>) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  return {
    requestClose() {
      if (isSaving) return
      if (values.state.isDirty || values.hasFiles()) setAsking(true)
      else leave()
    },
    closing: {
      isAsking,
      no: () => setAsking(false),
      yes: () => {
        setAsking(false)
        leave()
      },
    },
    wouldLose: () => !values.state.isDone && (values.hasFiles() || (values.state.isDirty && !draft.isKept)),
  }

  function leave() {
    values.state.isDone = true
    if (draft.isKept) draft.drop()
    if (onCancel) onCancel()
    else router.history.back()
  }
}
