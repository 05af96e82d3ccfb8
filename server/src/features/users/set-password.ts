import { sessionErrors } from '#contract/session/session-errors.ts'
import { dropLinks } from '#server/access/account-links.ts'
import { checkNewPassword } from '#server/access/password-rules.ts'
import { hashPassword, isPassword } from '#server/access/passwords.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { LockedUser } from './lock-user.ts'

type Writing = Pick<Context, 'db' | 'now' | 'afterCommit' | 'shop' | 'isValidateOnly' | 'record'>

/** Validates and sets a password; ends all sessions and invalidates all password links of the user. */
export async function setPassword(context: Writing, user: LockedUser, password: string): Promise<void> {
  await checkNewPassword(password, user)
  // Live validation runs with every keystroke: no hashing, and no way to guess passwords.
  if (context.isValidateOnly) return
  if (await isPassword(password, user.password_hash)) {
    throw refusal(sessionErrors.password_unchanged, { parameter: 'password' })
  }
  await context.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .execute()
  await dropLinks(context.db, user.id, ['invitation', 'password_reset'])
  await revokeSessions(context, { user: user.id }, 'password')
  context.record({ kind: 'user', recordId: user.id, act: 'password_changed' })
}
