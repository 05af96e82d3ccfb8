import { fitsUnit } from '#contract/parts/quantity.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Refuses half of what is sold in whole numbers. */
export function refusePieces(
  quantity: number,
  part: { name: string; unit: { name: string; accept_decimals: boolean } },
): void {
  if (fitsUnit(quantity, part.unit)) return
  throw refusal(orderErrors.quantity_must_be_whole, {
    parameter: 'quantity',
    params: { part: part.name, unit: part.unit.name },
  })
}
