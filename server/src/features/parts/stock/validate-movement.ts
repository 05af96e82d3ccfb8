import type { UnitChoice } from '#contract/catalogue/unit.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import { fitsUnit } from '#contract/parts/quantity.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'

type Unit = Pick<UnitChoice, 'name' | 'accept_decimals'>

/** Refuses a future date, and decimals that the unit does not allow. */
export const validateMovement = (
  context: Context,
  movement: { date: string; quantity: number },
  unit: Unit,
): Reason[] => [
  ...validateDate(context, movement.date),
  ...validateQuantity(movement.quantity, unit, 'quantity'),
]

export const validateDate = (context: Context, date: string): Reason[] =>
  date > todayOf(context) ? [reason(partErrors.movement_in_the_future, { parameter: 'date' })] : []

export const validateQuantity = (quantity: number, unit: Unit, parameter: string): Reason[] =>
  fitsUnit(quantity, unit)
    ? []
    : [reason(partErrors.unit_takes_whole_numbers, { parameter, params: { unit: unit.name } })]
