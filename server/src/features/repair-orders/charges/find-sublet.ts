import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Sublet work of a locked order. */
export async function findSublet({ db }: Context, orderId: number, chargeId: number) {
  const charge = await db
    .selectFrom('repair_order_charges')
    .select(['name', 'kind', 'back_at', 'cost', 'supplier_id', 'supplier_invoice'])
    .where('id', '=', chargeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!charge) throw refusal(chargeErrors.charge_not_found)
  if (charge.kind !== 'sublet') throw refusal(chargeErrors.not_a_sublet)
  return charge
}
