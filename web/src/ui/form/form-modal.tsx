import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { RecordModal } from '../details/record-modal.tsx'
import { FormBody } from './form-body.tsx'
import type { FormDeclaration, FormUse, SavedAnswer } from './form-declaration.ts'
import type { RecordForm } from './form-types.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useRecordForm } from './use-record-form.ts'

interface FormModalProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends Omit<FormUse<Values, Saved, SavedAnswer<Create, Edit>>, 'mode' | 'onSaved' | 'onCancel'> {
  of: FormDeclaration<Create, Edit, Values, Saved>
  /** Default: 'create'. */
  mode?: 'create' | 'edit'
  open: boolean
  onClose: () => void
  /** Translated already. */
  title: ReactNode
  /** Pixels, 520 by default. */
  width?: number
  /** Translation key. Default 'Save'. */
  submitTitle?: string
  /** It closes by itself, unless `staysAfter` says otherwise. */
  onSaved?: (answer: SavedAnswer<Create, Edit>) => void
  /** After such a save it stays open and at rest: nothing can be typed or saved any more. */
  staysAfter?: (answer: SavedAnswer<Create, Edit>) => boolean
  /** Before Save, given the answer that it stays open with. */
  extraButtons?: (answer: SavedAnswer<Create, Edit> | undefined) => ReactNode
  children: (form: RecordForm<Values>) => ReactNode
}

/**
 * A declared form in a dialog. Cross, mask, Escape, Back and Cancel close it alike: at once while nothing was typed, else
 * they ask first.
 *
 *   <FormModal of={tagForm} open={open} onClose={close} title={t('tags.new')} width={420}>
 *     {() => <Form.Item name="name" label={t('tags.name')} required><Input /></Form.Item>}
 *   </FormModal>
 */
export function FormModal<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  props: FormModalProps<Create, Edit, Values, Saved>,
) {
  const requestClose = useRef(props.onClose)
  return (
    <RecordModal
      open={props.open}
      title={props.title}
      width={props.width}
      onClose={() => requestClose.current()}
    >
      <ModalForm {...props} requestClose={requestClose} />
    </RecordModal>
  )
}

/** Made anew each time that the dialog opens. */
function ModalForm<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>({
  of,
  requestClose,
  submitTitle,
  children,
  mode = 'create',
  onSaved,
  staysAfter,
  extraButtons,
  onClose,
  ...use
}: FormModalProps<Create, Edit, Values, Saved> & { requestClose: { current: () => void } }) {
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
  const isThere = form.initial !== undefined && form.draft.isKnown
  useEffect(() => {
    if (isThere) firstField(root.current)?.focus()
  }, [isThere])
  return (
    <div ref={root}>
      <FormBody
        form={form}
        bare
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
