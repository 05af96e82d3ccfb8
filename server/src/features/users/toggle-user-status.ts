import type { User } from '#contract/users/user.ts'
import { toggledStatus } from '#contract/users/user-rules.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { lockEditableUser } from './lock-user.ts'
import { getUser } from './user-queries.ts'

/** Deactivation ends all sessions. A pending user becomes active and signs in after setting a password. */
export async function toggleUserStatus(context: Context, id: number): Promise<User> {
  const user = await lockEditableUser(context, id)
  const status = toggledStatus(user.status)
  await context.db
    .updateTable('users')
    .set({ status, version: user.version + 1 })
    .where('id', '=', id)
    .execute()
  if (status === 'inactive') await revokeSessions(context, { user: id }, 'deactivated')
  context.record({ kind: 'user', recordId: id, act: status === 'active' ? 'activated' : 'deactivated' })
  announce(context, 'user', id)
  return getUser(context, id)
}
