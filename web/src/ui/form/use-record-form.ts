import { useEffect, useRef } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { validate } from '#web/api/validate.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { endpointOf, type FormDeclaration, type FormUse, type SavedAnswer } from './form-declaration.ts'
import type { RecordForm } from './form-types.ts'
import { ignoreFailedCheck, useFormErrors } from './save/use-form-errors.ts'
import { useLeaving } from './save/use-leaving.ts'
import { useSending } from './save/use-sending.ts'
import { type AnyDeclaration, type AnyUse, useFormValues, useNewerRecord } from './use-form-values.ts'

/**
 * A declared form with live validation by the server, drafts, and version conflicts. Nothing is validated in
 * the browser.
 */
export function useRecordForm<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  ownDeclaration: FormDeclaration<Create, Edit, Values, Saved>,
  ownUse: FormUse<Values, Saved, SavedAnswer<Create, Edit>>,
): RecordForm<Values> {
  // The concrete endpoints matter to callers only.
  const declaration = ownDeclaration as unknown as AnyDeclaration<Values, Saved>
  const use = ownUse as AnyUse<Values, Saved>
  const { mode } = use
  const endpoint = endpointOf(declaration, mode)
  const allowed = useAllowed()
  const isAllowed = use.allowed ?? allowed(endpoint)
  const values = useFormValues(declaration, use)
  const { antd, initial } = values
  const errors = useFormErrors(antd, {
    fieldOf: declaration.fieldOf,
    validate: signal => validate(endpoint, values.input({ withFiles: false }), signal ? { signal } : {}),
  })
  const draft = useFormDraft(declaration, use, { values, isAllowed, onRestored: changed })
  const { isKept, isLoaded, drop } = draft.ofForm
  const sending = useSending(declaration, use, {
    values,
    isAllowed,
    errors,
    dropDraft: drop,
    onTheirs: changed,
  })
  const leaving = useLeaving({
    values,
    isSaving: sending.isSaving,
    draft: { isKept, drop },
    onCancel: use.onCancel,
  })
  const nextStep = useRef<RecordForm<Values>['nextStep']['current']>(undefined)
  useNewerRecord(values, isLoaded)

  const isReady = initial !== undefined && isLoaded
  const latest = useRef(errors)
  latest.current = errors
  useEffect(() => {
    if (!isReady || mode !== 'restore') return
    // Validates a restored draft, as the record may have changed.
    latest.current
      .check(() => true)
      .then(errors => errors.length > 0 && latest.current.show(errors, true), ignoreFailedCheck)
  }, [isReady, mode])

  // Prefilled values are stored in the draft like typed ones.
  const isPrefilled = isReady && use.isPrefilled === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is ready
  useEffect(() => {
    if (isPrefilled) changed()
  }, [isPrefilled])

  return {
    antd,
    mode,
    initial,
    isAllowed,
    isSaving: sending.isSaving,
    isUnsaved: sending.isUnsaved,
    isDirty: values.isDirty,
    entries: errors.entries,
    unplaced: errors.unplaced,
    check: about => errors.check(about ?? (() => true)),
    onFieldBlur: errors.onFieldBlur,
    onShowErrors: errors.onShowErrors,
    submit: sending.submit,
    conflict: sending.conflict,
    changed,
    base: () => ({ version: values.state.version, values: values.state.base }),
    basedOn: values.basedOn,
    hasChosenFiles: values.hasFiles,
    nextStep,
    place: draft.place,
    moved: () => {
      if (values.state.isDirty) draft.touch()
    },
    draft: draft.ofForm,
    ...leaving,
  }

  function changed() {
    values.typed()
    draft.touch()
    errors.live.call()
    use.onChanged?.()
  }
}
