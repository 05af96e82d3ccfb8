import { sessionErrors } from '#contract/session/session-errors.ts'
import { spendLink } from '#server/access/account-links.ts'
import { notify } from '#server/features/notifications/index.ts'
import { changeEmail, lockUser } from '#server/features/users/index.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Makes the new address the one to sign in with. Sessions continue. */
export async function confirmEmail(context: OpenContext, token: string): Promise<{ email: string }> {
  const { userId, newEmail } = await spendLink(context, token, 'email_change')
  const user = await lockUser(context.db, userId!)
  if (user?.status !== 'active') throw refusal(sessionErrors.link_invalid, { parameter: 'token' })
  await changeEmail(context, user.id, newEmail!)
  await notify(context, {
    users: [user.id],
    type: 'email_change_confirmed',
    params: { email: newEmail! },
    link: '/profile',
  })
  return { email: newEmail! }
}
