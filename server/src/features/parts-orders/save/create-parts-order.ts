import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrderStart } from '#contract/parts-orders/parts-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { chargedTaxRate } from './charged-tax.ts'
import { validateCustomer } from './order-customer.ts'

/** Creates a draft. Sales managers are assigned their own drafts. */
export async function createPartsOrder(context: Context, input: PartsOrderStart): Promise<PartsOrder> {
  const customerId = input.customer_id ?? null
  const reasons = await validateCustomer(context, customerId)
  if (reasons.length > 0) throw new Refusal(reasons)
  const { user, now } = context
  const rate = await chargedTaxRate(context, { customer_id: customerId, with_tax_exemption: true })
  const { id } = await context.db
    .insertInto('parts_orders')
    .values({
      source: input.source,
      customer_id: customerId,
      sales_manager_id: user.role === 'sales_manager' ? user.id : null,
      tax_rate: String(rate),
      created_by: user.id,
      created_at: now,
      updated_at: now,
      status_changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readPartsOrder(context, id)
}
