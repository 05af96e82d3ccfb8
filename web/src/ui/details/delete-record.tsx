import type { ReactNode } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { useAct } from '../actions/use-act.ts'
import { RecordModal } from './record-modal.tsx'

interface DeleteRecordProps<E extends Endpoint> {
  endpoint: E
  /** None: nothing is asked. */
  input: CallInput<E> | undefined
  question: string
  /** Which record it is. */
  text?: ReactNode
  /** What stands against it and where that can be seen to, instead of the question. */
  obstacle?: { title: string; why: ReactNode } | undefined
  kind: RecordKind
  onClose: () => void
  onDeleted?: (() => unknown) | undefined
}

/** Asks before a record is deleted, or says what is in the way and leads there. */
export function DeleteRecord<const E extends Endpoint>(props: DeleteRecordProps<E>) {
  const { endpoint, input, question, text, obstacle, kind, onClose, onDeleted } = props
  const { act, isBusy } = useAct(endpoint, { deletes: kind, onClose, onDone: onDeleted })
  return (
    <>
      <RecordModal
        open={input !== undefined && obstacle !== undefined}
        title={obstacle?.title}
        width={420}
        onClose={onClose}
      >
        {obstacle?.why}
      </RecordModal>
      <ConfirmAction
        open={input !== undefined && obstacle === undefined}
        question={question}
        text={text}
        danger
        busy={isBusy}
        onYes={() => input && act(input)}
        onClose={onClose}
      />
    </>
  )
}
