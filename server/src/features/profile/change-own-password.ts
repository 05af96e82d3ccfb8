import { sessionErrors } from '#contract/session/session-errors.ts'
import { countFailure } from '#server/access/attempts.ts'
import { isPassword } from '#server/access/passwords.ts'
import { lockUser, setPassword } from '#server/features/users/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Whoever found an open browser must not own the account: the present password is asked for, and tries are few. */
export async function changeOwnPassword(
  context: Context,
  given: { current_password: string; password: string },
): Promise<void> {
  const user = (await lockUser(context.db, context.user.id))!
  if (given.current_password === given.password) {
    throw refusal(sessionErrors.password_unchanged, { parameter: 'password' })
  }
  if (!context.isValidateOnly) {
    await countFailure(context, `password:${user.id}`, {
      limit: context.shop.configuration.signInLimit,
      seconds: 60,
    })
    if (!(await isPassword(given.current_password, user.password_hash))) {
      throw refusal(sessionErrors.current_password_wrong, { parameter: 'current_password' })
    }
  }
  await setPassword(context, user, given.password)
}
