import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { showCharge } from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { lockForItemChange } from '../items/edit-items.ts'
import { chargeOf, readOrderCharges, recordCharge, updateTotals } from './edit-charges.ts'

/** Returns the others. An automatic charge stays: it is waived for a reason. */
export async function deleteCharge(context: Context, orderId: number, rowId: number): Promise<OrderCharge[]> {
  const order = await lockForItemChange(context, orderId)
  const charge = chargeOf(await readOrderCharges(context, orderId), rowId)
  if (charge.is_automatic) throw refusal(chargeErrors.automatic_charge_stays)
  await context.db.deleteFrom('parts_order_charges').where('id', '=', rowId).execute()
  const charges = await updateTotals(context, order)
  recordCharge(context, order, charge, undefined)
  return charges.map(showCharge(context))
}
