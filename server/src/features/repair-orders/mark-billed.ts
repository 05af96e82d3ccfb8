import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** The order's first invoice is out. Answers whether it was the first. */
export async function markBilled(db: Kysely<Database>, orderId: number, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('repair_orders')
    .set({ billed_at: now })
    .where('id', '=', orderId)
    .where('billed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}
