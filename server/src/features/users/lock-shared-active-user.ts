import { type Role, roleId } from '#contract/access/roles.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'

/** Whether this is an active user of the role; locks them against changes until the end of the transaction. */
export async function lockSharedActiveUser(
  { db }: Pick<Context, 'db'>,
  role: Role,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .modifyFront(prepared)
    .select('id')
    .where('id', '=', userId)
    .where('role_id', '=', roleId(role))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    // Writes that change this lock the row `for update` and wait; other saves that refer to the user do not.
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}
