import { type Kysely, sql } from 'kysely'
import { roleById } from '#contract/access/roles.ts'
import { userErrors } from '#contract/users/user-errors.ts'
import { mayEditUser, type UserStatus } from '#contract/users/user-rules.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { reason, refusal } from '#server/operation/refusal.ts'

const fields = [
  'id',
  'role_id',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'phone_extension',
  'language',
  'status',
  'password_hash',
  'version',
] as const

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** The row, held until the end of the transaction; nothing for a deleted user. */
export async function lockUser(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('users')
    .select(fields)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, full_name: row.full_name!, status: row.status as UserStatus }
}

/** The user of a Staff call. 404 when there is none, 403 for oneself, a peer and a superadmin. */
export async function lockEditableUser(context: Context, id: number): Promise<LockedUser> {
  const user = await lockUser(context.db, id)
  if (!user) throw refusal(userErrors.no_such_user)
  if (user.id === context.user.id) throw refusal(userErrors.user_is_self)
  if (!mayEditUser(context.user, { id, role: roleById(user.role_id).name })) {
    throw refusal(userErrors.user_not_editable)
  }
  return user
}

export async function findUserByEmail(db: Kysely<Database>, email: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'full_name', 'email', 'language', 'status'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, full_name: row.full_name! }
}

/** Refuses an address that somebody else has. */
export async function checkEmailFree(
  db: Kysely<Database>,
  email: string,
  options: { ownerId?: number; parameter: string },
): Promise<void> {
  const holder = await findUserByEmail(db, email)
  if (holder && holder.id !== options.ownerId) {
    throw refusal(userErrors.email_taken, { parameter: options.parameter })
  }
}

/** For the write of an address: what its unique index refuses. */
export const takenInUsers = (parameter: string) => ({
  users_email: reason(userErrors.email_taken, { parameter }),
})
