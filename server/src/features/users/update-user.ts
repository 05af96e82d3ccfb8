import { roleById } from '#contract/access/roles.ts'
import type { User, UserChange } from '#contract/users/user.ts'
import { dropLinks } from '#server/access/account-links.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { changesBetween } from '#server/operation/history.ts'
import { announce } from '#server/records/announce.ts'
import { checkAssignableRole } from './create-user.ts'
import { inviteUser } from './invite-user.ts'
import { lockEditableUser, writeEmail } from './lock-user.ts'
import { getUser } from './user-queries.ts'

export async function updateUser(context: Context, id: number, input: UserChange): Promise<User> {
  const user = await lockEditableUser(context, id)
  const { version, ...fields } = input
  await checkVersion(version, user.version, () => getUser(context, id))
  checkAssignableRole(context, fields.role_id)
  const changed = await writeEmail(
    context.db
      .updateTable('users')
      .set({ ...fields, phones: JSON.stringify(fields.phones), version: user.version + 1 })
      .where('id', '=', id)
      .returning(['id', 'first_name', 'full_name', 'email', 'language'])
      .executeTakeFirstOrThrow(),
  )
  // Access tokens contain the role.
  if (fields.role_id !== user.role_id) await revokeSessions(context, { user: id }, 'role')
  if (fields.email !== user.email) {
    // The links were sent to the old address.
    await dropLinks(context.db, id, ['password_reset', 'email_change'])
    // The invitation was sent to the old address.
    if (user.status === 'pending') await inviteUser(context, { ...changed, full_name: changed.full_name! })
  }
  const roleKey = (roleId: number) => `users.roles.${roleById(roleId).name}`
  context.record({
    kind: 'user',
    recordId: id,
    act: 'updated',
    changes: changesBetween(
      { ...user, role: roleKey(user.role_id) } as never,
      { ...fields, role: roleKey(fields.role_id) } as never,
      [
        { field: 'first_name', label: 'users.fields.first_name' },
        { field: 'last_name', label: 'users.fields.last_name' },
        { field: 'email', label: 'users.fields.email' },
        { field: 'phone', label: 'users.fields.phone' },
        { field: 'phone_extension', label: 'users.fields.phone_extension' },
        { field: 'role', label: 'users.fields.role', as: 'key' },
      ],
    ),
  })
  announce(context, 'user', id)
  return getUser(context, id)
}
