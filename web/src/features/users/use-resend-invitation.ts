import { t } from 'i18next'
import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import { notify, type Outcome } from '#web/shell/notices.ts'

export function invitedOutcome({ email }: User): Outcome {
  const invited = t('users.web.invited', { email })
  return { description: isMailSent() ? invited : `${invited} ${t('ui.mail_not_sent')}` }
}

export function useResendInvitation(): { resend: (user: User) => Promise<void>; isPending: boolean } {
  const write = useWrite(userEndpoints.resendInvitation, {
    changes: 'user',
    quiet: [400, 404, 409, 422, 500, 503],
  })
  return { resend, isPending: write.isPending }

  async function resend(user: User) {
    if (write.isPending) return
    try {
      await write.mutateAsync({ params: { id: user.id } })
      notify.done(invitedOutcome(user))
    } catch (failure) {
      const refusal = refusalIn(failure)
      if (!refusal || [0, 401, 402, 403, 429].includes(refusal.status)) return
      // The user may have changed meanwhile: the server's sentence says how.
      const reason = refusal.status < 500 ? refusal.entries[0]?.title : undefined
      notify.error('users.web.resend_failed', reason === undefined ? {} : { description: reason })
    }
  }
}
