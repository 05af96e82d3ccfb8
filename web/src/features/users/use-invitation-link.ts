import type { User } from '#contract/users/user.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'

/** Copies a new invitation link of a pending user; without TLS browsers allow no copying, and it is shown. */
export function useInvitationLink(): { copyLink: (user: User) => Promise<void>; isPending: boolean } {
  const write = useWrite(userEndpoints.createInvitationLink, {})
  return { copyLink, isPending: write.isPending }

  async function copyLink(user: User) {
    if (write.isPending) return
    let link: string
    try {
      link = (await write.mutateAsync({ params: { id: user.id } })).data.link
    } catch (failure) {
      showRefusal(failure)
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      notify.success('users.web.link_copied')
    } catch {
      openOverlay('users.invitation-link', { name: user.full_name, link })
    }
  }
}
