import { copied, readSavedCharges } from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { insertCharges, readOrderCharges } from './edit-charges.ts'

/**
 * Gives a draft its automatic charges, which those of another source and of customers without charges have not; those
 * that it has stay as they are. Returns whether its charges changed.
 */
export async function setAutomaticCharges(
  context: Context,
  { id, source, customer_id }: Pick<StoredPartsOrder, 'id' | 'source' | 'customer_id'>,
): Promise<boolean> {
  const saved = await readSavedCharges(context, [], {
    kind: 'parts_order',
    vehicleKind: null,
    customerId: customer_id,
  })
  const applied = source === 'bs' ? [...saved.values()].filter(charge => charge.is_applied) : []
  const charges = await readOrderCharges(context, id)
  const present = charges.filter(charge => charge.is_automatic)
  if (present.length > 0 === applied.length > 0) return false
  if (present.length > 0) {
    const ids = present.map(charge => charge.id)
    await context.db.deleteFrom('parts_order_charges').where('id', 'in', ids).execute()
    return true
  }
  const byHand = new Set(charges.map(charge => charge.charge_id))
  const missing = applied.filter(charge => !byHand.has(charge.id))
  if (missing.length > 0) await insertCharges(context, id, missing.map(copied))
  return missing.length > 0
}
