import { type ReactNode, useRef } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { RecordDrawer } from '../details/record-drawer.tsx'
import { DialogForm, type DialogFormProps } from './dialog-form.tsx'

interface FormDrawerProps<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>
  extends DialogFormProps<Create, Edit, Values, Saved> {
  open: boolean
  title: ReactNode
}

/**
 * A declared form in a drawer. Only cross, Back and Cancel close it, and ask first when something was typed.
 */
export function FormDrawer<Create extends Endpoint, Edit extends Endpoint, Values extends object, Saved>(
  props: FormDrawerProps<Create, Edit, Values, Saved>,
) {
  const requestClose = useRef(props.onClose)
  return (
    <RecordDrawer
      open={props.open}
      title={props.title}
      width="comfortable"
      isFirm
      onClose={() => requestClose.current()}
    >
      <DialogForm {...props} requestClose={requestClose} />
    </RecordDrawer>
  )
}
