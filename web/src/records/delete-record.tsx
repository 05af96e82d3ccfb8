import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { type ListLink, Objections } from './objections.tsx'
import { useObjections } from './use-objections.ts'

interface DeleteRecordProps<E extends Endpoint> {
  endpoint: E
  /** Undefined: closed. */
  input: CallInput<E> | undefined
  name: string | undefined
  question: string
  /** Default: the name. */
  text?: ReactNode
  /** By error code: the list of all records that prevent the deletion. */
  lists?: Readonly<Record<string, ListLink>>
  /** Translation key of the success notice. */
  notice?: string
  kind: RecordKind
  onClose: () => void
  onDeleted?: (() => unknown) | undefined
}

/** Asks the server whether the record can be deleted, then confirms, or shows what prevents it with links. */
export function DeleteRecord<const E extends Endpoint>(props: DeleteRecordProps<E>) {
  const { endpoint, input, name, question, text = name, lists, notice, kind, onClose, onDeleted } = props
  const { t } = useTranslation()
  const { act, isBusy } = useAct(endpoint, {
    deletes: kind,
    onClose,
    onDone: onDeleted,
    ...(notice ? { notice } : {}),
  })
  const objections = useObjections(endpoint, input, onClose)
  const isRefused = objections !== undefined && objections.length > 0
  return (
    <>
      <RecordModal
        open={isRefused}
        title={t('records.cannot_delete', { name })}
        width={420}
        onClose={onClose}
      >
        <Objections reasons={objections ?? []} lists={lists} />
      </RecordModal>
      <ConfirmAction
        open={objections !== undefined && !isRefused}
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
