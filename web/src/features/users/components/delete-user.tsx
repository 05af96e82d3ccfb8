import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { validate } from '#web/api/validate.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { RecordModal } from '#web/ui/record/record-modal.tsx'
import { userReads } from '../user-reads.ts'
import type { UserDialogProps } from './user-dialogs.tsx'
import { UserOrders } from './user-orders.tsx'

interface DeleteUserProps extends UserDialogProps {
  onDeleted?: (() => void) | undefined
}

/** Asks the server first whether it may be: then asks the user, or says which orders are in the way and leads there. */
export function DeleteUser({ user, open, onClose, onDeleted }: DeleteUserProps) {
  const { t } = useTranslation()
  const [against, setAgainst] = useState<readonly ErrorEntry[]>()
  const remove = useWrite(userEndpoints.deleteUser, { refreshes: userReads })
  const { id } = user

  useEffect(() => {
    if (!open) return
    const asking = new AbortController()
    setAgainst(undefined)
    validate(userEndpoints.deleteUser, { params: { id } }, { signal: asking.signal }).then(
      setAgainst,
      failure => {
        if (isAborted(failure)) return
        tellRefusal(failure)
        onClose()
      },
    )
    return () => asking.abort()
  }, [open, id, onClose])

  return (
    <>
      <RecordModal
        open={open && against !== undefined && against.length > 0}
        title={t('users.web.cannot_delete', { name: user.full_name })}
        onClose={onClose}
      >
        <UserOrders user={user} entries={against ?? []} />
      </RecordModal>
      <ConfirmAction
        open={open && against?.length === 0}
        question={t('users.web.delete_question')}
        text={`${user.full_name}, ${user.email}`}
        danger
        busy={remove.isPending}
        onYes={drop}
        onClose={onClose}
      />
    </>
  )

  async function drop() {
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
