import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { formatRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * `R-000001` and up, without gaps: a rollback frees the number. Concurrent creations wait for each other.
 * A Validate-Only request takes no number, as the value written is never seen.
 */
export async function nextRepairOrderNumber({ db, isValidateOnly }: Context): Promise<string> {
  if (isValidateOnly) return randomUUID()
  const { value } = await db
    .updateTable('counters')
    .modifyEnd(prepared)
    .set({ value: sql`value + 1` })
    .where('name', '=', 'repair_order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return formatRepairOrderNumber(value)
}
