import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { PartsOrderChargeChange } from '#contract/parts-orders/parts-order-input.ts'
import { chargeToWrite, readSuppliers, showCharge } from '#server/features/charges/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { lockForItemChange } from '../items/edit-items.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { chargeOf, columnsOf, readOrderCharges, recordCharge, updateTotals } from './edit-charges.ts'

/** Of an automatic charge, only whether it is waived. */
export async function updateCharge(
  context: Context,
  orderId: number,
  rowId: number,
  { version, ...input }: PartsOrderChargeChange,
): Promise<OrderCharge> {
  const order = await lockForItemChange(context, orderId)
  await checkVersion(version, order.version, () => readPartsOrder(context, orderId))
  const stored = chargeOf(await readOrderCharges(context, orderId), rowId)
  const { charge, reasons } = chargeToWrite(
    context,
    { ...input, id: rowId },
    {
      stored,
      saved: new Map(),
      suppliers: await readSuppliers(context, [input]),
      waiving: 'orders-parts.waive-charge',
    },
  )
  if (!charge || reasons.length > 0) throw new Refusal(reasons)
  await context.db.updateTable('parts_order_charges').set(columnsOf(charge)).where('id', '=', rowId).execute()
  const changed = chargeOf(await updateTotals(context, order), rowId)
  recordCharge(context, order, stored, changed)
  return showCharge(context)(changed)
}
