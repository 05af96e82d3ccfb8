import { sql } from 'kysely'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { commentHandlers } from '#server/records/comments.ts'
import { findRepairOrder, lockRepairOrder } from './lock-repair-order.ts'
import { notifyComment } from './people/notify-people.ts'

/** Readable with the order; a deleted order takes no new ones. The order stores their count. */
export const repairOrderComments = commentHandlers({
  kind: 'repair_order',
  deleteRight: 'orders-bs.delete-comment',
  async guard(context, id, act) {
    if (act === 'read') await findRepairOrder(context, id)
    else if ((await lockRepairOrder(context, id)).status === 'deleted' && act === 'add') {
      throw refusal(repairOrderErrors.order_is_deleted)
    }
  },
  async added(context, id, comment) {
    await countComments(context, id, 1)
    const order = await findRepairOrder(context, id)
    await notifyComment(context, order, { id: comment.id, author: comment.author.full_name })
  },
  deleted: (context, id) => countComments(context, id, -1),
})

async function countComments(context: Context, id: number, change: 1 | -1): Promise<void> {
  await context.db
    .updateTable('repair_orders')
    .set({ comments_count: sql`comments_count + ${change}` })
    .where('id', '=', id)
    .execute()
}
