import { type Role, roleId } from '#contract/access/roles.ts'
import { assignableStatuses } from '#contract/users/user-rules.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'

/** Whether this user of the role can be given work; locks them against changes until the end of the transaction. */
export async function lockSharedAssignee(
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
    .where('status', 'in', assignableStatuses(role))
    .where('deleted_at', 'is', null)
    // Writes that change this lock the row `for update` and wait; other saves that refer to the user do not.
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}
