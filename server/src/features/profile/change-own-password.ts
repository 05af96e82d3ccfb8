import { sessionErrors } from '#contract/session/session-errors.ts'
import { allowTry } from '#server/access/attempts.ts'
import { isPassword } from '#server/access/passwords.ts'
import { type LockedUser, lockUser, setPassword } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { lastWrongPassword } from './last-wrong-password.ts'

/** Requires the current password, with few attempts, against misuse of an unlocked browser. */
export async function changeOwnPassword(
  context: Context,
  given: { current_password: string; password: string },
): Promise<void> {
  const user = (await lockUser(context.db, context.user.id))!
  if (given.current_password === given.password) {
    throw refusal(sessionErrors.password_unchanged, { parameter: 'password' })
  }
  const reasons = context.isValidateOnly
    ? await validatePasswordAsTyped(context, user, given.current_password)
    : await validatePassword(context, user, given.current_password, context.shop.configuration.signInLimit)
  if (reasons.length > 0) throw new Refusal(reasons)
  await setPassword(context, user, given.password)
}

/** Live validation uses at most half of the attempts, then reports nothing, and leaves the others for saving. */
export async function validatePasswordAsTyped(
  context: Context,
  user: LockedUser,
  given: string,
): Promise<readonly Reason[]> {
  if (lastWrongPassword.is(user, given)) return [wrong]
  try {
    return await validatePassword(context, user, given, context.shop.configuration.signInLimit / 2)
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return []
    throw error
  }
}

async function validatePassword(
  context: Context,
  user: LockedUser,
  given: string,
  limit: number,
): Promise<readonly Reason[]> {
  const wasRight = await allowTry(context, { key: `password:${user.id}`, limit, seconds: 60 })
  if (await isPassword(given, user.password_hash)) {
    await wasRight()
    return []
  }
  lastWrongPassword.store(user, given)
  return [wrong]
}

const wrong = reason(sessionErrors.current_password_wrong, { parameter: 'current_password' })
