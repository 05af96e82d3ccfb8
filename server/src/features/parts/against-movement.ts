import type { UnitChoice } from '#contract/catalogue/unit.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import { fitsUnit } from '#contract/parts/quantity.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'

/** Errors when buying or selling a part: a date in the future, decimals that its unit does not allow. */
export function againstMovement(
  context: Context,
  movement: { date: string; quantity: number },
  unit: Pick<UnitChoice, 'name' | 'accept_decimals'>,
): Reason[] {
  const today = todayOf(context)
  return [
    ...(movement.date > today ? [reason(partErrors.movement_in_the_future, { parameter: 'date' })] : []),
    ...(fitsUnit(movement.quantity, unit)
      ? []
      : [
          reason(partErrors.unit_takes_whole_numbers, {
            parameter: 'quantity',
            params: { unit: unit.name },
          }),
        ]),
  ]
}
