import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'

interface DeletePartProps {
  /** Undefined: closed. */
  part: { id: number; name: string } | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeletePart({ part, onClose, onDeleted }: DeletePartProps) {
  const { t } = useTranslation()
  return (
    <DeleteRecord
      endpoint={partEndpoints.deletePart}
      input={part && { params: { id: part.id } }}
      name={part?.name}
      question={t('parts.delete_question')}
      kind="part"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
