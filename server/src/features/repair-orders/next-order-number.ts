import { type Kysely, sql } from 'kysely'
import { formatOrderNumber } from '#contract/repair-orders/order-number.ts'
import type { Database } from '#server/database/tables.ts'

/** `R-000001` and on, without a gap: an order that is not saved gives its number back. */
export async function nextOrderNumber(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'repair_order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return formatOrderNumber(value)
}
