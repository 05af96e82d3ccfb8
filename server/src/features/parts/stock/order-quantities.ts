import type { Kysely } from 'kysely'
import { fitsUnit } from '#contract/parts/quantity.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

interface Counted {
  quantity: number
  /** Of the part. */
  name: string
  /** The field that is refused. */
  parameter: string
}

interface Unit {
  name: string
  accept_decimals: boolean
}

/** The reason against a fraction of what is counted in whole numbers, if it is one. */
export const validateOrderQuantity = ({ quantity, name, parameter }: Counted, unit: Unit): Reason[] =>
  fitsUnit(quantity, unit)
    ? []
    : [reason(orderErrors.quantity_must_be_whole, { parameter, params: { part: name, unit: unit.name } })]

/**
 * The same of what an order keeps already: its units may have gone back to whole numbers since. One that takes
 * fractions now takes them until the end of the write.
 */
export async function validateOrderQuantities(
  db: Kysely<Database>,
  counted: readonly (Counted & { unit: { id: number } })[],
): Promise<Reason[]> {
  const fractions = counted.filter(({ quantity }) => !Number.isInteger(quantity))
  if (fractions.length === 0) return []
  const units = await db
    .selectFrom('units')
    .select(['id', 'name', 'accept_decimals'])
    .where(
      'id',
      'in',
      fractions.map(({ unit }) => unit.id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  return fractions.flatMap(one => validateOrderQuantity(one, units.find(({ id }) => id === one.unit.id)!))
}
