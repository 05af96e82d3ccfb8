import { userErrors } from '#contract/users/user-errors.ts'
import { dropLinks } from '#server/access/account-links.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { inTheWay } from '#server/records/in-the-way.ts'
import { lockEditableUser } from './lock-user.ts'
import { ordersOf, partsOrdersOf } from './related-orders.ts'

/** Active users must be deactivated first. The row stays for names in histories; the e-mail address becomes free. */
export async function deleteUser(context: Context, id: number): Promise<void> {
  const user = await lockEditableUser(context, id)
  if (user.status === 'active') throw refusal(userErrors.user_is_active)
  const reasons = [
    ...inTheWay(userErrors.user_has_open_orders, await ordersOf(context.db, id, 'open'), {
      kind: 'repair_order',
    }),
    ...inTheWay(userErrors.user_has_open_parts_orders, await partsOrdersOf(context.db, id), {
      kind: 'parts_order',
    }),
    ...inTheWay(userErrors.user_has_deleted_orders, await ordersOf(context.db, id, 'deleted'), {
      kind: 'repair_order',
      isDeleted: true,
    }),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  await context.db.updateTable('users').set({ deleted_at: context.now }).where('id', '=', id).execute()
  await dropLinks(context.db, id, ['invitation', 'password_reset', 'email_change'])
  context.record({ kind: 'user', recordId: id, act: 'deleted' })
  announce(context, 'user', id)
}
