import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import { commentHandlers } from '#server/records/comments.ts'
import { findPartsOrder, lockPartsOrder } from './lock-parts-order.ts'
import { notifyComment } from './people/notify-people.ts'

export const partsOrderComments = commentHandlers({
  kind: 'parts_order',
  deleteRight: 'orders-parts.delete-comment',
  async guard(context, id, act) {
    if (act === 'read') await findPartsOrder(context, id)
    else await lockPartsOrder(context, id)
  },
  async added(context, id, comment) {
    await countComments(context, id, 1)
    const { order_number, ...order } = await findPartsOrder(context, id)
    if (order_number === null) return
    await notifyComment(
      context,
      { ...order, order_number },
      { id: comment.id, author: comment.author.full_name },
    )
  },
  deleted: (context, id) => countComments(context, id, -1),
})

async function countComments(context: Context, id: number, change: 1 | -1): Promise<void> {
  await context.db
    .updateTable('parts_orders')
    .set({ comments_count: sql`comments_count + ${change}` })
    .where('id', '=', id)
    .execute()
}
