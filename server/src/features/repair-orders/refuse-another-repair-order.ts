import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** A body that names its order besides the path must mean the same one: which of two was meant is not guessed. */
export function refuseAnotherRepairOrder(id: number, named: number | undefined, parameter: string): void {
  if (named !== undefined && named !== id) throw refusal(repairOrderErrors.another_order_named, { parameter })
}
