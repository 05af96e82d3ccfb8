import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrderStart } from '#contract/parts-orders/parts-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { setAutomaticCharges } from '../charges/automatic-charges.ts'
import { updateTotals } from '../charges/edit-charges.ts'
import { lockPartsOrder } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { chargedTaxes } from './charged-tax.ts'
import { validateCustomer } from './order-customer.ts'

/** Creates a draft with its automatic charges. Sales managers are assigned their own drafts. */
export async function createPartsOrder(context: Context, input: PartsOrderStart): Promise<PartsOrder> {
  const customerId = input.customer_id ?? null
  const reasons = await validateCustomer(context, customerId)
  if (reasons.length > 0) throw new Refusal(reasons)
  const { user, now } = context
  const taxes = await chargedTaxes(context, { customer_id: customerId, with_tax_exemption: true })
  const { id } = await context.db
    .insertInto('parts_orders')
    .values({
      source: input.source,
      customer_id: customerId,
      sales_manager_id: user.role === 'sales_manager' ? user.id : null,
      tax_rate: String(taxes.tax_rate),
      tax_labor: String(taxes.tax_labor),
      created_by: user.id,
      created_at: now,
      updated_at: now,
      status_changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isCharged = await setAutomaticCharges(context, { id, customer_id: customerId, source: input.source })
  if (isCharged) await updateTotals(context, await lockPartsOrder(context, id))
  return readPartsOrder(context, id)
}
