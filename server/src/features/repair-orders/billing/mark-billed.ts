import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { snapshotColumns } from './invoice-snapshot.ts'

/** Returns whether the order was not billed before. */
export async function markBilled(db: Kysely<Database>, orderId: number, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('repair_orders')
    .set({ billed_at: now })
    .where('id', '=', orderId)
    .where('billed_at', 'is', null)
    .returning(['status', 'customer_id', 'vehicle_id'])
    .executeTakeFirst()
  if (marked?.status === 'finished') {
    await db
      .updateTable('repair_orders')
      .set(await snapshotColumns(db, marked))
      .where('id', '=', orderId)
      .execute()
  }
  return marked !== undefined
}
