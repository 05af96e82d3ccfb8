import { useRouter } from '@tanstack/react-router'
import useForm from 'antd/es/form/hooks/useForm'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import { conflictRows } from './conflict-rows.ts'
import { focusFirst, showInFields } from './field-errors.ts'
import type { BodyOf, ConflictRow, RecordForm, RecordFormOptions } from './form-types.ts'
import { debounced, liveCheckMs, submitThrottleMs, throttle } from './timing.ts'
import { useDraft } from './use-draft.ts'

/**
 * A form over one endpoint: live validation by the server, drafts, one submit at a time, two versions of a record.
 * Nothing is validated here: what the server would refuse is asked of the server (see `form-page.tsx` for use).
 */
export function useRecordForm<const E extends Endpoint, Values extends object>(
  options: RecordFormOptions<E, Values>,
): RecordForm<Values> {
  const { mode, endpoint, initial } = options
  const router = useRouter()
  const allowed = useAllowed()
  const isAllowed = options.allowed ?? allowed(endpoint)
  const [antd] = useForm<Values>()
  const write = useWrite(endpoint, {
    refreshes: options.refreshes ?? [],
    quiet: options.failedNotice ? ownRefusals : refusals,
  })
  const [isSaving, setSaving] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [unplaced, setUnplaced] = useState<readonly ErrorEntry[]>([])
  const [theirs, setTheirs] = useState<{ values: Values; version: number; rows: ConflictRow[] }>()
  const onShowErrors = useRef<RecordForm<Values>['onShowErrors']['current']>(undefined)
  const state = useRef({
    version: options.version,
    isBusy: false,
    isSubmitted: false,
    isDone: false,
    isDirty: false,
  })
  const maySubmit = useMemo(() => throttle(submitThrottleMs), [])
  const latest = useRef(options)
  latest.current = options
  const acts = useRef({ check, showErrors })
  acts.current = { check, showErrors }

  const draftId = options.draft && mode && [options.draft, mode, options.recordId].filter(Boolean).join('.')
  const draft = useDraft({
    id: isAllowed ? draftId || undefined : undefined,
    store: id =>
      validate(latest.current.endpoint, inputNow({ extra: draftExtra(), withFiles: false }), {
        draftStore: id,
      }),
    body: () => ({ ...(latest.current.toBody(valuesNow()) as object), ...draftExtra() }),
  })
  const draftNow = useRef(draft)
  draftNow.current = draft

  const live = useMemo(
    () =>
      debounced(liveCheckMs, signal => {
        acts.current.check(() => false, signal).catch(ignoreFailedCheck)
      }),
    [],
  )
  useEffect(() => () => live.cancel(), [live])

  // A newer record came in behind a form that nobody has touched.
  useEffect(() => {
    if (!initial || state.current.isDirty) return
    state.current.version = options.version
    antd.setFieldsValue(initial as Parameters<typeof antd.setFieldsValue>[0])
  }, [antd, initial, options.version])

  const isReady = initial !== undefined
  useEffect(() => {
    if (!isReady || mode !== 'restore') return
    // Restoring is checked at once: the record may not be fit for it any more.
    acts.current
      .check(() => true)
      .then(found => found.length > 0 && acts.current.showErrors(found, true), ignoreFailedCheck)
  }, [isReady, mode])

  return {
    antd,
    mode,
    initial,
    isAllowed,
    isSaving,
    isDirty,
    entries,
    unplaced,
    check: about => check(about ?? (() => true)),
    submit,
    changed,
    onShowErrors,
    cancel: {
      isAsking: isCancelling,
      ask: () => (state.current.isDirty ? setCancelling(true) : leave()),
      no: () => setCancelling(false),
      yes: () => {
        setCancelling(false)
        leave()
      },
    },
    draft: {
      savedAt: draft.savedAt,
      isAsking: draft.found !== undefined && isReady,
      isKept: draftId !== undefined,
      restore: () => {
        const body = draft.found as BodyOf<E>
        // Begun on an older version: saving it must show what has changed since.
        const { version } = body as { version?: number }
        if (version !== undefined) state.current.version = version
        const values = options.fromBody ? options.fromBody(body) : (body as Partial<Values>)
        antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0])
        draft.restored()
        changed()
      },
      drop: draft.drop,
    },
    conflict: theirs && {
      rows: theirs.rows,
      close: () => setTheirs(undefined),
      keepMine: () => {
        state.current.version = theirs.version
        setTheirs(undefined)
        void send()
      },
      takeTheirs: () => {
        state.current.version = theirs.version
        antd.setFieldsValue(theirs.values as Parameters<typeof antd.setFieldsValue>[0])
        setTheirs(undefined)
        changed()
      },
    },
    wouldLose: () => state.current.isDirty && !state.current.isDone && draftId === undefined,
  }

  function valuesNow(): Values {
    return antd.getFieldsValue(true) as Values
  }

  function draftExtra(): object {
    return latest.current.toDraft?.(valuesNow()) ?? {}
  }

  function inputNow({
    extra = {},
    withFiles = true,
  }: {
    extra?: object
    withFiles?: boolean
  } = {}): CallInput<E> {
    const { params, toBody, toFiles } = latest.current
    const { version } = state.current
    const body = {
      ...(toBody(valuesNow()) as object),
      ...(version === undefined ? {} : { version }),
      ...extra,
    }
    // Which parts the endpoint has is checked where the options are written.
    return {
      ...(params ? { params } : {}),
      body,
      ...(withFiles && toFiles ? { files: toFiles(valuesNow()) } : {}),
    } as unknown as CallInput<E>
  }

  function changed() {
    // A form that stays open after a save begins anew.
    state.current.isDone = false
    if (!state.current.isDirty) {
      state.current.isDirty = true
      setDirty(true)
    }
    draftNow.current.touch()
    live.call()
  }

  /** Asks the server; shows what it says beside touched fields, and beside those that `about` picks. */
  async function check(about: (entry: ErrorEntry) => boolean, signal?: AbortSignal) {
    const found = await validate(
      latest.current.endpoint,
      inputNow({ withFiles: false }),
      signal ? { signal } : {},
    )
    if (signal?.aborted) return found
    setEntries(found)
    const picked = found.filter(about)
    placeInForm(found, picked)
    return picked
  }

  function placeInForm(found: readonly ErrorEntry[], picked: readonly ErrorEntry[]) {
    const { isSubmitted } = state.current
    const { fieldOf } = latest.current
    const placed = showInFields(antd, { found, revealed: isSubmitted ? found : picked, fieldOf })
    setUnplaced(isSubmitted ? placed.unplaced : [])
    return placed
  }

  function showErrors(found: readonly ErrorEntry[], isAtOnce = false) {
    state.current.isSubmitted = true
    setEntries(found)
    const placed = placeInForm(found, found)
    onShowErrors.current?.(found, isAtOnce)
    focusFirst(antd, placed)
  }

  async function submit() {
    if (!mode) {
      console.error('The form is neither creating nor updating: it cannot proceed')
      return
    }
    if (!isAllowed || state.current.isBusy || !maySubmit()) return
    await send()
  }

  async function send() {
    if (state.current.isBusy) return
    state.current.isBusy = true
    setSaving(true)
    live.cancel()
    try {
      const extra = options.beforeSubmit ? await options.beforeSubmit(valuesNow()) : {}
      if (extra === null) return
      const answer = await write.mutateAsync(inputNow({ extra }))
      finish(answer)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      refused(failure)
    } finally {
      state.current.isBusy = false
      setSaving(false)
    }
  }

  function finish(answer: AnswerOf<E>) {
    Object.assign(state.current, { isDone: true, isDirty: false, isSubmitted: false })
    setEntries([])
    setUnplaced([])
    setDirty(false)
    draft.drop()
    if (options.savedNotice === undefined) notify.done()
    else if (options.savedNotice) notify.success(options.savedNotice)
    options.onSaved(answer)
  }

  function refused(failure: ApiFailure) {
    if (options.failedNotice && failure.status !== 422 && ownRefusals.includes(failure.status))
      notify.error(options.failedNotice)
    if (failure.status === 409 && failure.has('version_conflict') && options.fromRecord && failure.data) {
      const other = options.fromRecord(failure.data)
      setTheirs({ ...other, rows: conflictRows(valuesNow(), other.values, options) })
      return
    }
    if (failure.status === 422) showErrors(failure.entries)
    else if (failure.status === 404 || failure.status === 409 || failure.status === 503)
      setUnplaced(failure.entries)
  }

  /** Cancel: the draft goes, and so does the user. */
  function leave() {
    state.current.isDone = true
    if (draftId) draft.drop()
    if (options.onCancel) options.onCancel()
    else router.history.back()
  }
}

/** What the form tells of itself. */
const refusals = [404, 409, 422]
/** And where it has a notice of its own for what fails. */
const ownRefusals = [400, ...refusals, 500, 503]

/** A check that never came back: the next change asks again, and the submit tells. */
function ignoreFailedCheck(failure: unknown): void {
  if (!isAborted(failure) && !(failure instanceof ApiFailure)) throw failure
}
