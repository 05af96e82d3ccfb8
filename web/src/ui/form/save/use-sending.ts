import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import { useConflict } from '../conflict/use-conflict.ts'
import { endpointOf } from '../form-declaration.ts'
import type { AnyDeclaration, AnyUse, FormValues } from '../use-form-values.ts'
import { useSaving } from './use-saving.ts'

interface SendingOptions<Values extends object> {
  values: FormValues<Values>
  isAllowed: boolean
  errors: {
    live: { cancel: () => void }
    show: (refused: readonly ErrorEntry[]) => void
    showUnplaced: (refused: readonly ErrorEntry[]) => void
    clear: () => void
  }
  dropDraft: () => void
  /** The form now holds another user's version. */
  onTheirs: () => void
}

/** Sends a form and handles success, refusal and version conflict. */
export function useSending<Values extends object, Saved>(
  declaration: AnyDeclaration<Values, Saved>,
  use: AnyUse<Values, Saved>,
  { values, isAllowed, errors, dropDraft, onTheirs }: SendingOptions<Values>,
) {
  const { mode } = use
  const { kind, notices } = declaration
  const saving = useSaving(
    {
      mode,
      endpoint: endpointOf(declaration, mode),
      kind,
      failedNotice: notices?.failed,
      hints: notices?.hints,
    },
    { isAllowed, inputNow, onSaved: saved, onRefused: refused },
  )
  const { conflict, handleConflict } = useConflict<Values, Saved>(
    { ...declaration, ...(use.showValue ? { showValue: use.showValue } : {}) },
    {
      keepMine: () => void saving.send(),
      basedOn: values.basedOn,
      takeTheirs: theirs => {
        values.set(theirs)
        onTheirs()
      },
    },
  )
  return { ...saving, conflict }

  async function inputNow() {
    errors.live.cancel()
    const extra = use.beforeSubmit ? await use.beforeSubmit(values.now()) : {}
    return extra === null ? null : values.input({ extra })
  }

  function saved(answer: unknown) {
    values.saved()
    errors.clear()
    dropDraft()
    const notice = notices?.saved
    const link = use.successLink?.(answer)
    const more = { ...use.outcome?.(answer, values.now()), ...(link ? { link } : {}) }
    if (notice === undefined) notify.done(more)
    else if (notice) notify.success(notice, more)
    use.onSaved(answer)
  }

  /** Returns whether to send again. */
  function refused(refusal: ApiFailure): boolean {
    const outcome = handleConflict(refusal, { mine: values.now(), base: values.state.base })
    if (outcome) return outcome === 'elsewhere'
    if (refusal.status === 422) errors.show(refusal.entries)
    else if (refusal.status === 404 || refusal.status === 409 || refusal.status === 503)
      errors.showUnplaced(refusal.entries)
    return false
  }
}
