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
  const named = await savedOf(context, order, input)
  if (named?.is_applied && charges.some(({ charge_id }) => charge_id === named.id)) {
    throw refusal(chargeErrors.charge_twice, { parameter: 'charge_id' })
  }
  const suppliers = await readSuppliers(context, [input])
  const { charge, reasons } = chargeToWrite(
    context,
    { ...input, id: null },
    {
      stored: undefined,
      saved: new Map(named && [[named.id, { ...named, is_applied: false }]]),
      suppliers,
      waiving: 'orders-parts.waive-charge',
    },
  )
  if (!charge || reasons.length > 0) throw new Refusal(reasons)
  const [id] = await insertCharges(context, orderId, [charge])
  const added = chargeOf(await updateTotals(context, order), id!)
  recordCharge(context, order, undefined, added)
  return showCharge(context)(added)
}

async function savedOf(
  context: Context,
  { customer_id }: StoredPartsOrder,
  { charge_id }: PartsOrderChargeInput,
) {
  if (!charge_id) return undefined
  const order = { kind: 'parts_order', vehicleKind: null, customerId: customer_id } as const
  return (await readSavedCharges(context, [charge_id], order)).get(charge_id)
}
