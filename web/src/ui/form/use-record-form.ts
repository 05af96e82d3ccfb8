import { useRouter } from '@tanstack/react-router'
import useForm from 'antd/es/form/hooks/useForm'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerOf, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { isUndecided } from '#web/api/act-keys.ts'
import { ApiFailure, isAborted, refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import { conflictRows } from './conflict-rows.ts'
import { focusFirst, showInFields } from './field-errors.ts'
import { formInput, hasFiles } from './form-input.ts'
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
  const [isUnsaved, setUnsaved] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const [unplaced, setUnplaced] = useState<readonly ErrorEntry[]>([])
  const [theirs, setTheirs] = useState<{ values: Values; version: number; rows: ConflictRow[] }>()
  const onShowErrors = useRef<RecordForm<Values>['onShowErrors']['current']>(undefined)
  const place = useRef<RecordForm<Values>['place']['current']>(undefined)
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
    body: () => (inputNow({ extra: draftExtra() }) as { body: object }).body,
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
    if (!initial || !draft.isKnown || state.current.isDirty) return
    state.current.version = options.version
    antd.setFieldsValue(initial as Parameters<typeof antd.setFieldsValue>[0])
  }, [antd, initial, draft.isKnown, options.version])

  const isReady = initial !== undefined && draft.isKnown
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
    place,
    moved: () => {
      if (state.current.isDirty) draftNow.current.touch()
    },
    onShowErrors,
    cancel: {
      isAsking: isCancelling,
      ask: () => (state.current.isDirty || hasChosenFiles() ? setCancelling(true) : leave()),
      no: () => setCancelling(false),
      yes: () => {
        setCancelling(false)
        leave()
      },
    },
    draft: {
      savedAt: draft.savedAt,
      isKnown: draft.isKnown,
      isAsking: draft.found !== undefined && isReady,
      isKept: draftId !== undefined,
      restore: () => {
        const { form_place, ...body } = draft.found as DraftExtra
        // Begun on an older version: saving it must show what has changed since.
        if (body.version !== undefined) state.current.version = body.version
        const values = options.fromBody ? options.fromBody(body as BodyOf<E>) : (body as Partial<Values>)
        antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0])
        draft.restored()
        changed()
        if (form_place !== undefined) place.current?.restore(form_place)
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
    isUnsaved,
    hasChosenFiles,
    wouldLose: () =>
      !state.current.isDone && (hasChosenFiles() || (state.current.isDirty && draftId === undefined)),
  }

  function valuesNow(): Values {
    return antd.getFieldsValue(true) as Values
  }

  function hasChosenFiles(): boolean {
    return hasFiles(latest.current, valuesNow())
  }

  function draftExtra(): DraftExtra {
    return {
      ...latest.current.toDraft?.(valuesNow()),
      ...(place.current ? { form_place: place.current.now() } : {}),
    }
  }

  function inputNow(more: { extra?: object; withFiles?: boolean } = {}) {
    return formInput(latest.current, valuesNow(), { version: state.current.version, ...more })
  }

  function changed() {
    // A form that stays open after a save begins anew.
    state.current.isDone = false
    if (!state.current.isDirty) {
      state.current.isDirty = true
      startTransition(() => setDirty(true))
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
    const picked = found.filter(about)
    // Typing goes first, and a form of 900 rows is drawn again only when something else is wrong than before.
    startTransition(() => {
      setEntries(before => (isSame(before, found) ? before : found))
      placeInForm(found, picked)
    })
    return picked
  }

  function placeInForm(found: readonly ErrorEntry[], picked: readonly ErrorEntry[]) {
    const { isSubmitted } = state.current
    const { fieldOf } = latest.current
    const placed = showInFields(antd, { found, revealed: isSubmitted ? found : picked, fieldOf })
    const rest = isSubmitted ? placed.unplaced : []
    setUnplaced(before => (isSame(before, rest) ? before : rest))
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
      setUnsaved(isUndecided(failure))
      const refusal = refusalIn(failure)
      if (refusal) refused(refusal)
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
    setUnsaved(false)
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

/** What a draft holds besides the body that would be sent. */
interface DraftExtra {
  form_place?: unknown
  version?: number
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What the form tells of itself. */
const refusals = [404, 409, 422]
/** And where it has a notice of its own for what fails. */
const ownRefusals = [400, ...refusals, 500, 503]

/** A check that never came back: the next change asks again, and the submit tells. */
function ignoreFailedCheck(failure: unknown): void {
  if (!isAborted(failure) && !(failure instanceof ApiFailure)) throw failure
}
