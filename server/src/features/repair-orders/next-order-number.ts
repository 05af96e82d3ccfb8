import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { formatOrderNumber } from '#contract/repair-orders/order-number.ts'
import type { Context } from '#server/http/context.ts'

/**
 * `R-000001` and on, without a gap: an order that is not saved gives its number back. Whoever takes one holds up all
 * who want the next, so a Validate-Only takes none: what it writes in its place is never seen.
 */
export async function nextOrderNumber({ db, isValidateOnly }: Context): Promise<string> {
  if (isValidateOnly) return randomUUID()
  const { value } = await db
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'repair_order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return formatOrderNumber(value)
}
