import { roleId } from '#contract/access/roles.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'

/** Whether orders can be assigned to this user: an active mechanic, locked as such until the end of the write. */
export async function isMechanicAvailable(context: Context, userId: number | null): Promise<boolean> {
  if (userId === null) return false
  const found = await context.db
    .selectFrom('users')
    .modifyFront(prepared)
    .select('id')
    .where('id', '=', userId)
    .where('role_id', '=', roleId('mechanic'))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    // Writes that change this lock the row `for update` and wait for it; other saves that refer to the user do not
    // wait.
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}
