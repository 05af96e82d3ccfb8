import { useTranslation } from 'react-i18next'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'

interface DeleteTypeOfWorkProps {
  /** None: nothing is asked. */
  work: { id: number; name: string } | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteTypeOfWork({ work, onClose, onDeleted }: DeleteTypeOfWorkProps) {
  const { t } = useTranslation()
  const remove = useWrite(typeOfWorkEndpoints.deleteTypeOfWork, {
    refreshes: [typeOfWorkEndpoints.listTypesOfWork, typeOfWorkEndpoints.shortListTypesOfWork],
  })
  return (
    <ConfirmAction
      open={work !== undefined}
      question={t('types-of-work.delete_question')}
      text={work?.name}
      danger
      busy={remove.isPending}
      onYes={drop}
      onClose={onClose}
    />
  )

  async function drop() {
    if (!work) return
    try {
      await remove.mutateAsync({ params: { id: work.id } })
      notify.done()
      onClose()
      onDeleted?.()
    } catch (failure) {
      tellRefusal(failure)
      onClose()
    }
  }
}
