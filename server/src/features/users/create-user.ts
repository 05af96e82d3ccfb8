import { roleById } from '#contract/access/roles.ts'
import type { NewUser, User } from '#contract/users/user.ts'
import { userErrors } from '#contract/users/user-errors.ts'
import { editableRoles } from '#contract/users/user-rules.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { inviteUser } from './invite-user.ts'
import { writeEmail } from './lock-user.ts'
import { getUser } from './user-queries.ts'

/** Pending until the invitation is accepted, with the language of the inviting user. */
export async function createUser(context: Context, input: NewUser): Promise<User> {
  checkAssignableRole(context, input.role_id)
  const row = await writeEmail(
    context.db
      .insertInto('users')
      .values({
        ...input,
        phones: JSON.stringify(input.phones),
        language: context.language,
        status: 'pending',
        created_at: context.now,
      })
      .returning(['id', 'first_name', 'full_name', 'email', 'language'])
      .executeTakeFirstOrThrow(),
  )
  await inviteUser(context, { ...row, full_name: row.full_name! })
  context.record({ kind: 'user', recordId: row.id, act: 'created' })
  announce(context, 'user', row.id)
  return getUser(context, row.id)
}

/** Refuses roles of superadmins and peers. */
export function checkAssignableRole(context: Context, roleId: number): void {
  if (editableRoles(context.user.role).includes(roleById(roleId).name)) return
  throw refusal(userErrors.role_not_allowed, { parameter: 'role_id' })
}
