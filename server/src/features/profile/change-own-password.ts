import { sessionErrors } from '#contract/session/session-errors.ts'
import { allowTry } from '#server/access/attempts.ts'
import { isPassword } from '#server/access/passwords.ts'
import { type LockedUser, lockUser, setPassword } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { lastWrongPassword } from './last-wrong-password.ts'

/** Whoever found an open browser must not own the account: the present password is asked for, and tries are few. */
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

/** While it is typed. It takes half of the tries at most and says nothing more then: what is sent has the others. */
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
