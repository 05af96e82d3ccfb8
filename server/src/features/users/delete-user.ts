import { userErrors } from '#contract/users/user-errors.ts'
import { dropLinks } from '#server/access/account-links.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockEditableUser } from './lock-user.ts'
import { relatedOrders } from './related-orders.ts'

/** The row stays, for the names in histories; the address is free for somebody new. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  const user = await lockEditableUser(context, id)
  if (user.status === 'active') throw refusal(userErrors.user_is_active)
  const open = await relatedOrders(context.db, id, 'open')
  const deleted = await relatedOrders(context.db, id, 'deleted')
  if (open.count + deleted.count > 0) {
    throw refusal(userErrors.user_has_orders, {
      extra: {
        open_orders: open.newest,
        open_orders_count: open.count,
        deleted_orders: deleted.newest,
        deleted_orders_count: deleted.count,
      },
    })
  }
  await context.db
    .updateTable('users')
    .set({ deleted_at: context.now, version: user.version + 1 })
    .where('id', '=', id)
    .execute()
  await dropLinks(context.db, id, ['invitation', 'password_reset', 'email_change'])
  await revokeSessions(context, { user: id }, 'deleted')
  context.record({ kind: 'user', recordId: id, act: 'deleted' })
  announce(context, 'user', id)
}
