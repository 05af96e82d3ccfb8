import { fitsUnit } from '#contract/parts/quantity.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'

interface CountedPart {
  name: string
  unit: { name: string; accept_decimals: boolean }
}

/** Refuses half of what is sold in whole numbers. */
export function refuseFraction(quantity: number, part: CountedPart): void {
  const reasons = againstFraction(quantity, part, 'quantity')
  if (reasons.length > 0) throw new Refusal(reasons)
}

/**
 * The same of items as they are kept: their units may have gone back to whole numbers since. A unit that takes fractions
 * now takes them until the end of the write. `parameterOf` names the field of an item by its place among all.
 */
export async function againstFractions(
  { db }: Pick<Context, 'db'>,
  items: readonly { quantity: number; name: string; unit: { id: number } }[],
  parameterOf: (index: number) => string,
): Promise<Reason[]> {
  const ids = items.filter(item => !Number.isInteger(item.quantity)).map(item => item.unit.id)
  if (ids.length === 0) return []
  const units = await db
    .selectFrom('units')
    .select(['id', 'name', 'accept_decimals'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return items.flatMap(({ quantity, name, unit: { id } }, index) => {
    const unit = units.find(one => one.id === id)
    return unit ? againstFraction(quantity, { name, unit }, parameterOf(index)) : []
  })
}

const againstFraction = (quantity: number, { name, unit }: CountedPart, parameter: string): Reason[] =>
  fitsUnit(quantity, unit)
    ? []
    : [reason(orderErrors.quantity_must_be_whole, { parameter, params: { part: name, unit: unit.name } })]
