import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { userReads } from './user-reads.ts'

/** Sends a pending user another invitation, and says how that went. */
export function useResendInvitation(): { resend: (user: User) => Promise<void>; isPending: boolean } {
  const { t } = useTranslation()
  const write = useWrite(userEndpoints.resendInvitation, {
    refreshes: userReads,
    quiet: [400, 404, 409, 422, 500, 503],
  })
  return { resend, isPending: write.isPending }

  async function resend(user: User) {
    if (write.isPending) return
    try {
      await write.mutateAsync({ params: { id: user.id } })
      notify.success('app.notices.done', { description: t('users.web.invited', { email: user.email }) })
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      const told = [0, 401, 402, 403, 429].includes(failure.status)
      if (told) return
      // Somebody else's act may be the reason: then the server's sentence helps.
      const reason = failure.status < 500 ? failure.entries[0]?.title : undefined
      notify.error('users.web.resend_failed', reason === undefined ? {} : { description: reason })
    }
  }
}
