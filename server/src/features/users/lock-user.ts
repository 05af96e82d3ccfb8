import { type Kysely, sql } from 'kysely'
import { roleById } from '#contract/access/roles.ts'
import { userErrors } from '#contract/users/user-errors.ts'
import { mayEditUser, type UserStatus } from '#contract/users/user-rules.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { takenValues, type UniqueValue, writeUnique } from '#server/operation/unique-values.ts'

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

/** Locks the user until the end of the transaction; undefined if deleted. */
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

/** Locks the user of a Staff call: 404 if missing, 403 for oneself, a peer or a superadmin. */
export async function lockEditableUser(context: Context, id: number): Promise<LockedUser> {
  const user = await lockUser(context.db, id)
  if (!user) throw refusal(userErrors.no_such_user)
  if (user.id === context.user.id) throw refusal(userErrors.user_is_self)
  if (!mayEditUser(context.user, { id, role: roleById(user.role_id).name })) {
    throw refusal(userErrors.user_not_editable)
  }
  return user
}

export async function lockInvitedUser(context: Context, id: number): Promise<LockedUser> {
  const user = await lockEditableUser(context, id)
  if (user.status !== 'pending') throw refusal(userErrors.user_not_pending)
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

/** Among users that are not deleted. `parameter` is the field of the address. */
const uniqueEmail = (parameter?: string): UniqueValue[] => [
  {
    table: 'users',
    column: 'email',
    index: 'users_email',
    parameter,
    among: sql`deleted_at is null`,
    error: userErrors.email_taken,
  },
]

export async function checkEmailFree(
  db: Kysely<Database>,
  email: string,
  options: { ownerId?: number; parameter?: string },
): Promise<void> {
  const reasons = await takenValues({ db }, uniqueEmail(options.parameter), { email }, options.ownerId)
  if (reasons.length > 0) throw new Refusal(reasons)
}

/** Turns a unique violation of a write into the same refusal. */
export const writeEmail = <T>(write: Promise<T>, parameter?: string): Promise<T> =>
  writeUnique(uniqueEmail(parameter), {}, write)
