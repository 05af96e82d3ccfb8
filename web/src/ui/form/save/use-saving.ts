import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { type ApiFailure, refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { isUndecided } from '#web/api/idempotency-keys.ts'
import { notify } from '#web/shell/notices.ts'
import type { FormMode } from '../form-declaration.ts'
import { submitThrottleMs, throttle } from './timing.ts'

interface Saving {
  mode: FormMode | undefined
  endpoint: Endpoint
  kind: RecordKind | undefined
  failedNotice: string | undefined
  hints: Readonly<Record<number, string>> | undefined
}

interface SavingOptions {
  isAllowed: boolean
  /** The request; null cancels it. */
  inputNow: () => Promise<CallInput<Endpoint> | null>
  onSaved: (answer: unknown) => void
  /** Returns whether to send again. */
  onRefused: (refusal: ApiFailure) => boolean
}

/** Submits a form, one request at a time, and marks it unsaved if no response arrives. */
export function useSaving(
  { mode, endpoint, kind, failedNotice, hints = {} }: Saving,
  { isAllowed, inputNow, onSaved, onRefused }: SavingOptions,
) {
  const quiet = [...(failedNotice ? ownRefusals : refusals), ...Object.keys(hints).map(Number)]
  const write = useWrite(endpoint, { changes: kind, quiet })
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const isBusy = useRef(false)
  const running = useRef(Promise.resolve())
  const untilNext = useMemo(() => throttle(submitThrottleMs), [])
  const wasRefused = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return { isSaving, isUnsaved, submit, send }

  /**
   * Resolves when the current request is answered, even if an earlier submit sent it; at once while
   * throttled.
   */
  async function submit() {
    if (!mode) {
      console.error('The form is neither creating nor updating: it cannot proceed')
      return
    }
    if (!isAllowed) return
    if (isBusy.current) return running.current
    clearTimeout(waiting.current)
    const remaining = untilNext()
    if (remaining === 0) return send()
    // A corrected form is sent as soon as the throttle allows; a saved one is not saved twice.
    if (wasRefused.current) waiting.current = setTimeout(() => void submit(), remaining)
  }

  function send(): Promise<void> {
    if (!isBusy.current) running.current = sendNow()
    return running.current
  }

  async function sendNow(): Promise<void> {
    isBusy.current = true
    setSaving(true)
    let isAgain = false
    try {
      const input = await inputNow()
      if (input === null) return
      const answer = await write.mutateAsync(input)
      setUnsaved(false)
      wasRefused.current = false
      onSaved(answer)
    } catch (failure) {
      wasRefused.current = true
      setUnsaved(isUndecided(failure))
      const refusal = refusalIn(failure)
      isAgain = refusal !== undefined && refused(refusal)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
    if (isAgain) await send()
  }

  function refused(refusal: ApiFailure): boolean {
    const hint = hints[refusal.status]
    if (hint) notify.error(refusal.message, { description: t(hint) })
    else if (failedNotice && refusal.status !== 422 && ownRefusals.includes(refusal.status))
      notify.error(failedNotice)
    return onRefused(refusal)
  }
}

/** Statuses that the form reports itself. */
const refusals = [404, 409, 422]
/** For a form with its own notice for failures. */
const ownRefusals = [400, ...refusals, 500, 503]
