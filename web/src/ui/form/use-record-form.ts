import { useRouter } from '@tanstack/react-router'
import useForm from 'antd/es/form/hooks/useForm'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { AnswerOf, Endpoint } from '#contract/shared/endpoint.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import type { FoundDraft } from './find-drafts.ts'
import { formInput, hasFiles } from './form-input.ts'
import type { BodyOf, RecordForm, RecordFormOptions } from './form-types.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './use-draft.ts'
import { ignoreFailedCheck, useFormErrors } from './use-form-errors.ts'
import { useSaving } from './use-saving.ts'

/**
 * A form over one endpoint: live validation by the server, drafts, one submit at a time, two versions of a record.
 * Nothing is validated here: what the server would refuse is asked of the server (see `form-page.tsx` for use).
 */
export function useRecordForm<const E extends Endpoint, Values extends object>(
  options: RecordFormOptions<E, Values>,
): RecordForm<Values> {
  const { mode, initial } = options
  const router = useRouter()
  const allowed = useAllowed()
  const isAllowed = options.allowed ?? allowed(options.endpoint)
  const [antd] = useForm<Values>()
  const [isDirty, setDirty] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const place = useRef<RecordForm<Values>['place']['current']>(undefined)
  const state = useRef({ version: options.version, isDone: false, isDirty: false })
  const latest = useRef(options)
  latest.current = options

  const formErrors = useFormErrors({ antd, latest, inputNow: () => inputNow({ withFiles: false }) })
  const saving = useSaving(options, {
    isAllowed,
    inputNow: async () => {
      formErrors.live.cancel()
      const extra = options.beforeSubmit ? await options.beforeSubmit(valuesNow()) : {}
      return extra === null ? null : inputNow({ extra })
    },
    onSaved: finish,
    onRefused: refused,
  })
  const { conflict, showIfConflict } = useConflict(options, {
    keepMine: version => {
      state.current.version = version
      void saving.send()
    },
    takeTheirs: (values, version) => {
      state.current.version = version
      setValues(values)
      changed()
    },
  })

  const draftId = options.draft && mode && [options.draft, mode, options.recordId].filter(Boolean).join('.')
  const draft = useDraft({
    id: isAllowed ? draftId || undefined : undefined,
    store: ({ id, tab }) =>
      validate(latest.current.endpoint, inputNow({ extra: draftExtra(), withFiles: false }), {
        draftStore: id,
        draftTab: tab,
      }),
    body: () => (inputNow({ extra: draftExtra() }) as { body: object }).body,
  })
  const now = useRef({ draft, formErrors })
  now.current = { draft, formErrors }

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
    now.current.formErrors
      .check(() => true)
      .then(found => found.length > 0 && now.current.formErrors.show(found, true), ignoreFailedCheck)
  }, [isReady, mode])

  // What was found elsewhere and filled in is lost like what was typed: it is kept in the draft too.
  const isBegun = isReady && options.isBegun === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (isBegun) changed()
  }, [isBegun])

  return {
    antd,
    mode,
    initial,
    isAllowed,
    isSaving: saving.isSaving,
    isDirty,
    entries: formErrors.entries,
    unplaced: formErrors.unplaced,
    check: about => formErrors.check(about ?? (() => true)),
    submit: saving.submit,
    changed,
    place,
    moved: () => {
      if (state.current.isDirty) now.current.draft.touch()
    },
    onShowErrors: formErrors.onShowErrors,
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
      isAsking: draft.found.length > 0 && isReady,
      found: draft.found,
      isTaken: draft.isTaken,
      isKept: draftId !== undefined,
      restore,
      decline: draft.decline,
      leaveFound: draft.leaveFound,
      drop: draft.drop,
    },
    conflict,
    isUnsaved: saving.isUnsaved,
    hasChosenFiles,
    wouldLose: () =>
      !state.current.isDone && (hasChosenFiles() || (state.current.isDirty && draftId === undefined)),
  }

  function valuesNow(): Values {
    return antd.getFieldsValue(true) as Values
  }

  function setValues(values: Partial<Values>) {
    antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0])
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
    now.current.draft.touch()
    formErrors.live.call()
  }

  function restore(found: FoundDraft) {
    const { form_place, ...body } = found.body as DraftExtra
    // Begun on an older version: saving it must show what has changed since.
    if (body.version !== undefined) state.current.version = body.version
    setValues(options.fromBody ? options.fromBody(body as BodyOf<E>) : (body as Partial<Values>))
    draft.take(found)
    changed()
    if (form_place !== undefined) place.current?.restore(form_place)
  }

  function finish(answer: AnswerOf<E>) {
    Object.assign(state.current, { isDone: true, isDirty: false })
    formErrors.clear()
    setDirty(false)
    draft.drop()
    if (options.savedNotice === undefined) notify.done()
    else if (options.savedNotice) notify.success(options.savedNotice)
    options.onSaved(answer)
  }

  function refused(refusal: ApiFailure) {
    if (showIfConflict(refusal, valuesNow())) return
    if (refusal.status === 422) formErrors.show(refusal.entries)
    else if (refusal.status === 404 || refusal.status === 409 || refusal.status === 503)
      formErrors.showUnplaced(refusal.entries)
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
