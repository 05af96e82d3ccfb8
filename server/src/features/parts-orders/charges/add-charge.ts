import { chargeErrors } from '#contract/charges/charge-errors.ts'
import { maxOrderCharges, type OrderCharge } from '#contract/charges/order-charge.ts'
import type { PartsOrderChargeInput } from '#contract/parts-orders/parts-order-input.ts'
import { chargeToWrite, readSavedCharges, readSuppliers, showCharge } from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { lockForItemChange } from '../items/edit-items.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { chargeOf, insertCharges, readOrderCharges, recordCharge, updateTotals } from './edit-charges.ts'

/** Adds a charge that stays removable, also one that new orders get by themselves. */
export async function addCharge(
  context: Context,
  orderId: number,
  input: PartsOrderChargeInput,
): Promise<OrderCharge> {
  const order = await lockForItemChange(context, orderId)
  const charges = await readOrderCharges(context, orderId)
  if (charges.length >= maxOrderCharges) {
    throw refusal(chargeErrors.too_many_charges, { parameter: 'name', params: { max: maxOrderCharges } })
  }
  const saved = await savedOf(context, order, input)
  const suppliers = await readSuppliers(context, [input])
  const { charge, reasons } = chargeToWrite(
    context,
    { ...input, id: null },
    {
      stored: undefined,
      saved,
      suppliers,
      waiving: 'orders-parts.waive-charge',
    },
  )
  if (!charge || reasons.length > 0) throw new Refusal(reasons)
  if (charge.is_automatic && charges.some(({ charge_id }) => charge_id === charge.charge_id)) {
    throw refusal(chargeErrors.charge_twice, { parameter: 'charge_id' })
  }
  const [id] = await insertCharges(context, orderId, [{ ...charge, is_automatic: false }])
  const added = chargeOf(await updateTotals(context, order), id!)
  recordCharge(context, order, undefined, added)
  return showCharge(context)(added)
}

const savedOf = (context: Context, order: StoredPartsOrder, { charge_id }: PartsOrderChargeInput) =>
  charge_id
    ? readSavedCharges(context, [charge_id], {
        kind: 'parts_order',
        vehicleKind: null,
        customerId: order.customer_id,
      })
    : Promise.resolve(new Map<number, never>())
