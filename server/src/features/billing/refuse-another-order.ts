import { orderErrors } from '#contract/records/order-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** A body that also contains the order's id must have the same one as the path. */
export function refuseAnotherOrder(id: number, named: number | undefined, parameter: string): void {
  if (named !== undefined && named !== id) throw refusal(orderErrors.another_order_named, { parameter })
}
