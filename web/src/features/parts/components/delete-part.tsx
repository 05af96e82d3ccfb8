import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useWrite } from '#web/api/hooks.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { RecordModal } from '#web/ui/record/record-modal.tsx'
import { DeletionBlock } from './deletion-block.tsx'

interface DeletePartProps {
  /** None: nothing is asked. */
  part: { id: number; name: string } | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks the server first whether it may be: then asks the user, or says what stands against it and leads there. */
export function DeletePart({ part, onClose, onDeleted }: DeletePartProps) {
  const { t } = useTranslation()
  const [against, setAgainst] = useState<readonly ErrorEntry[]>()
  const remove = useWrite(partEndpoints.deletePart, { refreshes: [partEndpoints.listParts] })
  const id = part?.id

  useEffect(() => {
    setAgainst(undefined)
    if (id === undefined) return
    const asking = new AbortController()
    validate(partEndpoints.deletePart, { params: { id } }, { signal: asking.signal }).then(
      found => asking.signal.aborted || setAgainst(found),
      failure => {
        if (asking.signal.aborted) return
        onClose()
        tellRefusal(failure)
      },
    )
    return () => asking.abort()
  }, [id, onClose])

  return (
    <>
      <RecordModal
        open={part !== undefined && against !== undefined && against.length > 0}
        title={t('parts.cannot_delete', { name: part?.name })}
        onClose={onClose}
      >
        <DeletionBlock entries={against ?? []} />
      </RecordModal>
      <ConfirmAction
        open={part !== undefined && against?.length === 0}
        question={t('parts.delete_question')}
        text={part?.name}
        danger
        busy={remove.isPending}
        onYes={drop}
        onClose={onClose}
      />
    </>
  )

  async function drop() {
    if (id === undefined) return
    try {
      await remove.mutateAsync({ params: { id } })
      notify.done()
      onClose()
      onDeleted?.()
    } catch (failure) {
      tellRefusal(failure)
      onClose()
    }
  }
}
