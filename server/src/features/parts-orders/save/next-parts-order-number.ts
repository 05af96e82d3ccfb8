import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { formatPartsOrderNumber } from '#contract/parts-orders/parts-order-number.ts'
import type { Context } from '#server/operation/context.ts'

/**
 * `P-000001` and up, without gaps: a rollback frees the number. Concurrent checkouts wait for each other.
 * A Validate-Only request takes no number, as the value written is never seen.
 */
export async function nextPartsOrderNumber({ db, isValidateOnly }: Context): Promise<string> {
  if (isValidateOnly) return `validated-${randomInt(2 ** 47)}`
  const { value } = await db
    .updateTable('counters')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'parts_order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return formatPartsOrderNumber(value)
}
