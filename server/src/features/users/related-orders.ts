import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'

export interface RelatedOrder {
  user_id: number
  kind: OrderKind
  id: number
  order_number: string
  is_deleted: boolean
}

/** Orders that are theirs and are not done: open ones and deleted ones, which may be restored. */
export async function relatedOrders(db: Kysely<Database>, userIds: number[]): Promise<RelatedOrder[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('repair_orders')
    .select(['mechanic_id', 'id', 'order_number', 'status'])
    .where('mechanic_id', 'in', userIds)
    .where('status', 'in', ['new', 'in_process', 'deleted'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    user_id: row.mechanic_id!,
    kind: 'repair_order',
    id: row.id,
    order_number: row.order_number,
    is_deleted: row.status === 'deleted',
  }))
}
