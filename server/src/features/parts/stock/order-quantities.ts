import type { Kysely } from 'kysely'
import { fitsUnit } from '#contract/parts/quantity.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

interface Counted {
  quantity: number
  name: string
  parameter: string
}

interface Unit {
  name: string
  accept_decimals: boolean
}

/** Refuses a fraction if the part's unit is whole. */
export const validateOrderQuantity = ({ quantity, name, parameter }: Counted, unit: Unit): Reason[] =>
  fitsUnit(quantity, unit)
    ? []
    : [reason(orderErrors.quantity_must_be_whole, { parameter, params: { part: name, unit: unit.name } })]

/** Checks stored quantities, whose unit may have changed, and locks the units until the end of the transaction. */
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
