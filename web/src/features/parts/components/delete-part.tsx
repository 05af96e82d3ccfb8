import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { DeleteRecord } from '#web/ui/details/delete-record.tsx'
import { useObjections } from '#web/ui/details/use-objections.ts'
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
  const input = part && { params: { id: part.id } }
  const objections = useObjections(partEndpoints.deletePart, input, onClose)
  return (
    <DeleteRecord
      endpoint={partEndpoints.deletePart}
      input={objections && input}
      question={t('parts.delete_question')}
      text={part?.name}
      obstacle={
        objections && objections.length > 0
          ? {
              title: t('parts.cannot_delete', { name: part?.name }),
              why: <DeletionBlock entries={objections} />,
            }
          : undefined
      }
      kind="part"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
