import { type ReactNode, useRef } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { RecordModal } from '../details/record-modal.tsx'
import { DialogForm, type DialogFormProps } from './dialog-form.tsx'

interface FormModalProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends DialogFormProps<Create, Edit, Values, Saved> {
  open: boolean
  title: ReactNode
  /** Pixels. Default 520. */
  width?: number
}

/** A declared form in a dialog. All ways to close it ask first when something was typed. */
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
