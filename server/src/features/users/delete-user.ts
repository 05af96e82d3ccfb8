import { userErrors } from '#contract/users/user-errors.ts'
import { dropLinks } from '#server/access/account-links.ts'
import { revokeSessions } from '#server/access/revoke-sessions.ts'
import type { Context } from '#server/http/context.ts'
import { refusal } from '#server/http/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockEditableUser } from './lock-user.ts'
import { type RelatedOrder, relatedOrders } from './related-orders.ts'

/** The row stays, for the names in histories; the address is free for somebody new. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  const user = await lockEditableUser(context, id)
  if (user.status === 'active') throw refusal(userErrors.user_is_active)
  const orders = await relatedOrders(context.db, [id])
  if (orders.length > 0) {
    throw refusal(userErrors.user_has_orders, {
      extra: {
        open_orders: orders.filter(order => !order.is_deleted).map(linkOf),
        deleted_orders: orders.filter(order => order.is_deleted).map(linkOf),
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

const linkOf = ({ kind, id, order_number }: RelatedOrder) => ({ kind, id, order_number })
