import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** A body that also contains an id of the path must have the same one. */
export function refuseAnotherPartsOrder(id: number, named: number | undefined, parameter: string): void {
  if (named !== undefined && named !== id) throw refusal(partsOrderErrors.another_order_named, { parameter })
}
