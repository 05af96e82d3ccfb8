import { roleId } from '#contract/access/roles.ts'
import type { Context } from '#server/operation/context.ts'

/** Whether orders can be given to this user: an active one with the role mechanic, who stays so until the end of the write. */
export async function isMechanicAvailable(context: Context, userId: number | null): Promise<boolean> {
  if (userId === null) return false
  const found = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role_id', '=', roleId('mechanic'))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    // What could change any of it locks the row `for update`, which waits for this; other saves that name them do not.
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}
