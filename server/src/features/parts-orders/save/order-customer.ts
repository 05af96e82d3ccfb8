import { sql } from 'kysely'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { customerJson } from '../record/parts-order-rows.ts'

/**
 * Refuses a customer who does not exist, and locks an existing one: exclusively before adding an address,
 * as two shared locks that are both upgraded would deadlock.
 */
export async function validateCustomer(
  context: Context,
  customerId: number | null,
  { addsAddress = false } = {},
): Promise<Reason[]> {
  if (customerId === null) return []
  const customer = await context.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .$if(addsAddress, query => query.forUpdate())
    .$if(!addsAddress, query => query.forKeyShare())
    .executeTakeFirst()
  return customer ? [] : [reason(partsOrderErrors.customer_not_found, { parameter: 'customer_id' })]
}

/** The customer's data with the last day of an accepted exemption, copied at the checkout. */
export const customerOf = (customerId: number) =>
  sql<string>`(
    select ${customerJson}::jsonb || jsonb_build_object('language', c.language, 'exempt_until', e.date_active_to)
    from customers c
    left join tax_exemptions e on e.customer_id = c.id and e.status = 'ACCEPTED'
    where c.id = ${customerId}
  )`

/** The copied customer with the current exemption, from which the tax rate follows. */
export const withPresentExemption = (customerId: number) =>
  sql<string>`customer_snapshot || jsonb_build_object('exempt_until', (
    select e.date_active_to from tax_exemptions e where e.customer_id = ${customerId} and e.status = 'ACCEPTED'
  ))`
