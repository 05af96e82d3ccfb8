import { type ReactNode, useRef } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { RecordModal } from '../details/record-modal.tsx'
import { DialogForm, type DialogFormProps } from './dialog-form.tsx'

interface FormModalProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends DialogFormProps<Create, Edit, Values, Saved> {
  open: boolean
  /** Translated already. */
  title: ReactNode
  /** Pixels, 520 by default. */
  width?: number
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
      <DialogForm {...props} requestClose={requestClose} />
    </RecordModal>
  )
}
