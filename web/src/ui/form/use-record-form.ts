import { useRouter } from '@tanstack/react-router'
import useForm from 'antd/es/form/hooks/useForm'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import { isSameInForm } from './conflict-rows.ts'
import type { FoundDraft } from './find-drafts.ts'
import { endpointOf, type FormDeclaration, type FormUse, type SavedAnswer } from './form-declaration.ts'
import { formInput } from './form-input.ts'
import type { RecordForm } from './form-types.ts'
import { chosenFiles, emptyValues, keptInDraft, valuesOfDraft } from './form-values.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './use-draft.ts'
import { ignoreFailedCheck, useFormErrors } from './use-form-errors.ts'
import { useInitialValues } from './use-initial-values.ts'
import { useSaving } from './use-saving.ts'

/**
 * A declared form at work: live validation by the server, drafts, one submit at a time, two versions of a record.
 * Nothing is validated here: what the server would refuse is asked of the server.
 */
export function useRecordForm<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  declaration: FormDeclaration<Create, Edit, Values, Saved>,
  use: FormUse<Values, Saved, SavedAnswer<Create, Edit>>,
): RecordForm<Values> {
  const { mode } = use
  const endpoint = endpointOf(declaration as never, mode)
  const initial = useInitialValues(declaration as never, use) as Values | undefined
  const version = (use.saved as { version?: number } | undefined)?.version
  const router = useRouter()
  const allowed = useAllowed()
  const isAllowed = use.allowed ?? allowed(endpoint)
  const [antd] = useForm<Values>()
  const [isDirty, setDirty] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const place = useRef<RecordForm<Values>['place']['current']>(undefined)
  const goOn = useRef<RecordForm<Values>['goOn']['current']>(undefined)
  // `base`: the form's values as that version has them.
  const state = useRef({ version, base: initial, isDone: false, isDirty: false })
  const latest = useRef({ declaration, use, endpoint })
  latest.current = { declaration, use, endpoint }

  const errors = useFormErrors(antd, {
    fieldOf: declaration.fieldOf,
    ask: signal =>
      validate(latest.current.endpoint, inputNow({ withFiles: false }), signal ? { signal } : {}),
  })
  const saving = useSaving(
    {
      mode,
      endpoint,
      kind: declaration.kind,
      failedNotice: declaration.notices?.failed,
      hints: declaration.notices?.hints,
    },
    {
      isAllowed,
      inputNow: async () => {
        errors.live.cancel()
        const extra = use.beforeSubmit ? await use.beforeSubmit(valuesNow()) : {}
        return extra === null ? null : inputNow({ extra })
      },
      onSaved: answer => finish(answer as SavedAnswer<Create, Edit>),
      onRefused: refused,
    },
  )
  const { conflict, takeConflict } = useConflict<Values, Saved>(
    { ...declaration, ...(use.showValue ? { showValue: use.showValue } : {}) },
    {
      keepMine: () => void saving.send(),
      basedOn: (base, version) => Object.assign(state.current, { base, version }),
      takeTheirs: values => {
        setValues(values)
        changed()
      },
    },
  )

  const draftName = declaration.draft && mode && [declaration.draft.name, mode, use.params?.id]
  const draftId = draftName ? draftName.filter(Boolean).join('.') : undefined
  const draft = useDraft({
    id: isAllowed ? draftId : undefined,
    store: ({ id, tab }) =>
      validate(latest.current.endpoint, draftInput(), { draftStore: id, draftTab: tab }),
    body: () => (draftInput() as unknown as { body: object }).body,
  })
  const now = useRef({ draft, errors })
  now.current = { draft, errors }

  // A newer record came in behind a form that nobody has touched.
  useEffect(() => {
    if (!initial || !draft.isKnown) return
    const { base, isDirty } = state.current
    if (isDirty) {
      // The newer record differs in none of this form's fields: there is nothing to merge.
      if (base && isSameInForm(base, initial)) state.current.version = version
      return
    }
    Object.assign(state.current, { version, base: initial })
    antd.setFieldsValue(initial as Parameters<typeof antd.setFieldsValue>[0])
  }, [antd, initial, draft.isKnown, version])

  const isReady = initial !== undefined && draft.isKnown
  useEffect(() => {
    if (!isReady || mode !== 'restore') return
    // Restoring is checked at once: the record may not be fit for it any more.
    now.current.errors
      .check(() => true)
      .then(found => found.length > 0 && now.current.errors.show(found, true), ignoreFailedCheck)
  }, [isReady, mode])

  // What was found elsewhere and filled in is lost like what was typed: it is kept in the draft too.
  const isBegun = isReady && use.isBegun === true
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
    entries: errors.entries,
    unplaced: errors.unplaced,
    check: about => errors.check(about ?? (() => true)),
    submit: saving.submit,
    changed,
    basedOn: saved => {
      const base = latest.current.declaration.values.of?.(saved as Saved)
      Object.assign(state.current, { version: saved.version, base })
    },
    left: errors.left,
    place,
    goOn,
    moved: () => {
      if (state.current.isDirty) now.current.draft.touch()
    },
    onShowErrors: errors.onShowErrors,
    requestClose: () => {
      if (saving.isSaving) return
      if (state.current.isDirty || hasChosenFiles()) setCancelling(true)
      else leave()
    },
    closing: {
      isAsking: isCancelling,
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
      nameOf: found => declaration.draft?.nameOf?.(found.body as object),
      besideOf: isOfBeginning(draft.found[0]) ? undefined : use.begunFrom,
      isTaken: draft.isTaken,
      isKept: draftId !== undefined,
      restore,
      decline: draft.decline,
      leaveFound: draft.leaveFound,
      keepBeside: () =>
        draft.keepBeside().then(
          () => void (use.isBegun && now.current.draft.touch()),
          (failure: unknown) => console.warn('The older draft could not be set aside', failure),
        ),
      openInstead(found) {
        setValues(emptyValues(declaration as never))
        restore(found)
        use.onDraftInstead?.()
      },
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
    return Object.keys(chosenFiles(valuesNow())).length > 0
  }

  function inputNow({ extra, withFiles = true }: { extra?: object; withFiles?: boolean } = {}) {
    const { toBody, toFiles } = latest.current.declaration.values
    return formInput({
      params: latest.current.use.params,
      body: toBody(valuesNow(), mode ?? 'create') as object,
      files: withFiles ? toFiles?.(valuesNow()) : undefined,
      version: state.current.version,
      extra,
    })
  }

  function draftInput() {
    const kept = keptInDraft(latest.current.declaration as never, valuesNow())
    const form_place = place.current?.now()
    const form_source = latest.current.use.begunFrom
    return inputNow({
      extra: {
        ...kept,
        ...(form_place === undefined ? {} : { form_place }),
        ...(form_source === undefined ? {} : { form_source }),
      },
      withFiles: false,
    })
  }

  function changed() {
    // A form that stays open after a save begins anew.
    state.current.isDone = false
    if (!state.current.isDirty) {
      state.current.isDirty = true
      startTransition(() => setDirty(true))
    }
    now.current.draft.touch()
    errors.live.call()
  }

  /** The draft goes on with what the form begins with. */
  function isOfBeginning(found: FoundDraft | undefined): boolean {
    return (found?.body as { form_source?: string } | undefined)?.form_source === use.begunFrom
  }

  function restore(found: FoundDraft) {
    const {
      form_place,
      form_source: _,
      ...kept
    } = found.body as { form_place?: unknown; form_source?: string; version?: number }
    // Begun on an older version: saving it must show what has changed since.
    if (kept.version !== undefined && kept.version !== state.current.version)
      Object.assign(state.current, { version: kept.version, base: undefined })
    setValues(valuesOfDraft(declaration as never, kept))
    draft.take(found)
    changed()
    if (form_place !== undefined) place.current?.restore(form_place)
  }

  function finish(answer: SavedAnswer<Create, Edit>) {
    Object.assign(state.current, { isDone: true, isDirty: false })
    errors.clear()
    setDirty(false)
    draft.drop()
    const notice = declaration.notices?.saved
    const link = use.leadsOn?.(answer)
    const more = link ? { link } : {}
    if (notice === undefined) notify.done(more)
    else if (notice) notify.success(notice, more)
    use.onSaved(answer)
  }

  /** Whether it is to be sent again. */
  function refused(refusal: ApiFailure): boolean {
    const found = takeConflict(refusal, { mine: valuesNow(), base: state.current.base })
    if (found) return found === 'elsewhere'
    if (refusal.status === 422) errors.show(refusal.entries)
    else if (refusal.status === 404 || refusal.status === 409 || refusal.status === 503)
      errors.showUnplaced(refusal.entries)
    return false
  }

  /** Cancel: the draft goes, and so does the user. */
  function leave() {
    state.current.isDone = true
    if (draftId) draft.drop()
    if (use.onCancel) use.onCancel()
    else router.history.back()
  }
}
