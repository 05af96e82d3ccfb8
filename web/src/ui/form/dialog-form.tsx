import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { enterField } from '#web/shell/focus/enter-field.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { FormBody } from './form-body.tsx'
import type { FormDeclaration, FormUse, SavedAnswer } from './form-declaration.ts'
import type { RecordForm } from './form-types.ts'
import { LeaveGuard } from './save/leave-guard.tsx'
import { useRecordForm } from './use-record-form.ts'

export interface DialogFormProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends Omit<FormUse<Values, Saved, SavedAnswer<Create, Edit>>, 'mode' | 'onSaved' | 'onCancel'> {
  of: FormDeclaration<Create, Edit, Values, Saved>
  /** Default: 'create'. */
  mode?: 'create' | 'edit'
  onClose: () => void
  /** Translation key. Default 'Save'. */
  submitTitle?: string
  submitDisabled?: boolean
  /** The dialog closes itself, unless `staysAfter` returns true. */
  onSaved?: (answer: SavedAnswer<Create, Edit>) => void
  /** Whether the dialog stays open, read-only, after this save. */
  staysAfter?: (answer: SavedAnswer<Create, Edit>) => boolean
  /** Before Save; receives the answer if the dialog stayed open. */
  extraButtons?: (answer: SavedAnswer<Create, Edit> | undefined) => ReactNode
  children: (form: RecordForm<Values>) => ReactNode
}

/** A declared form in a dialog or drawer, mounted on each opening. */
export function DialogForm<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>({
  of,
  requestClose,
  submitTitle,
  submitDisabled = false,
  children,
  mode = 'create',
  onSaved,
  staysAfter,
  extraButtons,
  onClose,
  ...use
}: DialogFormProps<Create, Edit, Values, Saved> & { requestClose: RefObject<() => void> }) {
  const [stayed, setStayed] = useState<SavedAnswer<Create, Edit>>()
  const form = useRecordForm(of, {
    ...use,
    mode,
    onSaved: answer => {
      onSaved?.(answer)
      if (staysAfter?.(answer)) setStayed(answer)
      else onClose()
    },
    onCancel: onClose,
  })
  requestClose.current = form.requestClose
  const root = useRef<HTMLDivElement>(null)
  const isThere = form.initial !== undefined && form.draft.isLoaded
  useEffect(() => {
    if (isThere) enterField(firstField(root.current))
  }, [isThere])
  return (
    <div ref={root}>
      <FormBody
        form={form}
        bare
        submitDisabled={submitDisabled}
        isAtRest={stayed !== undefined}
        extraButtons={extraButtons?.(stayed)}
        {...(submitTitle ? { submitTitle } : {})}
      >
        {children(form)}
      </FormBody>
      <LeaveGuard form={form} />
    </div>
  )
}
