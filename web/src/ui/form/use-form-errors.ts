import type { FormInstance } from 'antd/es/form'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { validate } from '#web/api/validate.ts'
import { focusFirst, showInFields } from './field-errors.ts'
import type { RecordForm, RecordFormOptions } from './form-types.ts'
import { pointerReleased } from './pointer-release.ts'
import { namingFile } from './server-errors.ts'
import { debounced, liveCheckMs } from './timing.ts'

interface FormErrorsOptions<E extends Endpoint, Values extends object> {
  antd: FormInstance<Values>
  latest: { readonly current: RecordFormOptions<E, Values> }
  /** What would be sent, without files. */
  inputNow: () => CallInput<E>
}

/** What the server says is wrong with a form: asked while one types and on demand, and shown beside the fields. */
export function useFormErrors<E extends Endpoint, Values extends object>(
  options: FormErrorsOptions<E, Values>,
) {
  const { antd, latest, inputNow } = options
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [unplaced, setUnplaced] = useState<readonly ErrorEntry[]>([])
  const onShowErrors = useRef<RecordForm<Values>['onShowErrors']['current']>(undefined)
  // From then on fields that nobody has touched tell of their errors too.
  const isSubmitted = useRef(false)
  const checkNow = useRef(check)
  checkNow.current = check
  const live = useMemo(
    () =>
      debounced(liveCheckMs, signal => {
        checkNow.current(() => false, signal).catch(ignoreFailedCheck)
      }),
    [],
  )
  useEffect(() => () => live.cancel(), [live])

  return { entries, unplaced, onShowErrors, live, check, show, showUnplaced: setUnplaced, clear }

  /** Asks the server; shows what it says beside touched fields, and beside those that `about` picks. */
  async function check(about: (entry: ErrorEntry) => boolean, signal?: AbortSignal) {
    const found = await validate(latest.current.endpoint, inputNow(), signal ? { signal } : {})
    await pointerReleased()
    if (signal?.aborted) return found
    const picked = found.filter(about)
    // Typing goes first, and a form of 900 rows is drawn again only when something else is wrong than before.
    startTransition(() => {
      setEntries(before => (isSame(before, found) ? before : found))
      placeInForm(found, picked)
    })
    return picked
  }

  /** All of it, and the first in sight. At once: nobody has sent anything yet. */
  function show(refused: readonly ErrorEntry[], isAtOnce = false) {
    isSubmitted.current = true
    const found = refused.map(entry => namingFile(entry, path => antd.getFieldValue(path as never)))
    setEntries(found)
    const placed = placeInForm(found, found)
    onShowErrors.current?.(found, isAtOnce)
    focusFirst(antd, placed)
  }

  function placeInForm(found: readonly ErrorEntry[], picked: readonly ErrorEntry[]) {
    const { fieldOf } = latest.current
    const revealed = isSubmitted.current ? found : picked
    const placed = showInFields(antd, { found, revealed, fieldOf })
    const rest = isSubmitted.current ? placed.unplaced : []
    setUnplaced(before => (isSame(before, rest) ? before : rest))
    return placed
  }

  function clear() {
    isSubmitted.current = false
    setEntries([])
    setUnplaced([])
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A check that never came back: the next change asks again, and the submit tells. */
export function ignoreFailedCheck(failure: unknown): void {
  if (!isAborted(failure) && !(failure instanceof ApiFailure)) throw failure
}
