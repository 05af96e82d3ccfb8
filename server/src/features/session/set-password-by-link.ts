import { sessionErrors } from '#contract/session/session-errors.ts'
import { spendLink } from '#server/access/account-links.ts'
import { activateUser, lockUser, setPassword } from '#server/features/users/index.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/**
 * Sets the first password of an invited user, or a new one after a reset. An invitation activates a
 * pending user; links of deactivated or deleted users are invalid.
 */
export async function setPasswordByLink(
  context: OpenContext,
  purpose: 'invitation' | 'password_reset',
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const { userId } = await spendLink(context, token, purpose)
  const user = await lockUser(context.db, userId!)
  const isWelcome = user?.status === 'active' || (user?.status === 'pending' && purpose === 'invitation')
  if (!user || !isWelcome) throw refusal(sessionErrors.link_invalid, { parameter: 'token' })
  await setPassword(context, user, password)
  if (user.status === 'pending') await activateUser(context, user.id)
  return { email: user.email }
}
