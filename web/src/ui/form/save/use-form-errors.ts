import type { FormInstance } from 'antd/es/form'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import type { RecordForm } from '../form-types.ts'
import { focusFirst, showInFields } from './field-errors.ts'
import { pointerReleased } from './pointer-release.ts'
import { type FieldPath, namingFile, pathKey } from './server-errors.ts'
import { debounced, liveCheckMs } from './timing.ts'

interface FormErrorsOptions {
  /** Validates the form on the server. */
  validate: (signal: AbortSignal | undefined) => Promise<readonly ErrorEntry[]>
  fieldOf?: ((parameter: string) => FieldPath | undefined) | undefined
}

/** The server's errors for a form, requested while typing and on demand, shown next to the fields. */
export function useFormErrors<Values extends object>(
  antd: FormInstance<Values>,
  { validate, fieldOf }: FormErrorsOptions,
) {
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [unplaced, setUnplaced] = useState<readonly ErrorEntry[]>([])
  const onShowErrors = useRef<RecordForm<Values>['onShowErrors']['current']>(undefined)
  // After a submit, untouched fields show their errors too.
  const isSubmitted = useRef(false)
  // So do fields left empty.
  const leftEmpty = useRef(new Set<string>())
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

  return { entries, unplaced, onShowErrors, live, check, show, showUnplaced: setUnplaced, onFieldBlur, clear }

  /** Validates; shows errors of touched fields and those that `about` selects. */
  async function check(about: (entry: ErrorEntry) => boolean, signal?: AbortSignal) {
    const errors = await validate(signal)
    await pointerReleased()
    if (signal?.aborted) return errors
    const picked = errors.filter(about)
    // Typing has priority, and an unchanged result must not re-render a form of 900 rows.
    startTransition(() => {
      setEntries(before => (isSame(before, errors) ? before : errors))
      placeInForm(errors, picked)
    })
    return picked
  }

  /** Shows all errors and scrolls to the first. `isAtOnce`: before any submit. */
  function show(refused: readonly ErrorEntry[], isAtOnce = false) {
    isSubmitted.current = true
    const errors = refused.map(entry => namingFile(entry, path => antd.getFieldValue(path as never)))
    setEntries(errors)
    const placed = placeInForm(errors, errors)
    onShowErrors.current?.(errors, isAtOnce)
    focusFirst(antd, placed)
  }

  /** On blur, an empty required field shows its error. */
  function onFieldBlur(name: FieldPath) {
    if (!isEmpty(antd.getFieldValue(name as never)) || leftEmpty.current.has(pathKey(name))) return
    leftEmpty.current.add(pathKey(name))
    live.call()
  }

  function placeInForm(errors: readonly ErrorEntry[], picked: readonly ErrorEntry[]) {
    const revealed = isSubmitted.current ? errors : picked
    const placed = showInFields(antd, { entries: errors, revealed, leftEmpty: leftEmpty.current, fieldOf })
    const rest = isSubmitted.current ? placed.unplaced : []
    setUnplaced(before => (isSame(before, rest) ? before : rest))
    return placed
  }

  function clear() {
    isSubmitted.current = false
    leftEmpty.current.clear()
    showInFields(antd, { entries: [], revealed: [], leftEmpty: leftEmpty.current, fieldOf })
    setEntries([])
    setUnplaced([])
  }
}

export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A check without a response: the next change checks again, and the submit reports failures. */
export function ignoreFailedCheck(failure: unknown): void {
  if (!isAborted(failure) && !(failure instanceof ApiFailure)) throw failure
}
