import { useTranslation } from 'react-i18next'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'

interface DeleteTypeOfWorkProps {
  /** Undefined: closed. */
  work: { id: number; name: string } | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteTypeOfWork({ work, onClose, onDeleted }: DeleteTypeOfWorkProps) {
  const { t } = useTranslation()
  return (
    <DeleteRecord
      endpoint={typeOfWorkEndpoints.deleteTypeOfWork}
      input={work && { params: { id: work.id } }}
      name={work?.name}
      question={t('types-of-work.delete_question')}
      kind="type_of_work"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
