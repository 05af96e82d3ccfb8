import { sql } from 'kysely'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { customerJson } from '../record/parts-order-rows.ts'

/**
 * Against a customer who is not there. One who is stays until the end of the write, and is locked for whoever is going to
 * add an address: two who held them together and wanted them alone would wait for each other.
 */
export async function validateCustomer(
  context: Context,
  customerId: number | null,
  { addsAddress = false } = {},
): Promise<Reason[]> {
  if (customerId === null) return []
  const found = await context.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .$if(addsAddress, query => query.forUpdate())
    .$if(!addsAddress, query => query.forKeyShare())
    .executeTakeFirst()
  return found ? [] : [reason(partsOrderErrors.customer_not_found, { parameter: 'customer_id' })]
}

/** The customer's present data, with the last day of an accepted exemption: an order keeps it from its checkout on. */
export const customerOf = (customerId: number) =>
  sql<string>`(
    select ${customerJson}::jsonb || jsonb_build_object('language', c.language, 'exempt_until', e.date_active_to)
    from customers c
    left join tax_exemptions e on e.customer_id = c.id and e.status = 'ACCEPTED'
    where c.id = ${customerId}
  )`

/** The kept customer with the exemption as it is now: from it follows the tax rate, when that is changed. */
export const withPresentExemption = (customerId: number) =>
  sql<string>`customer_snapshot || jsonb_build_object('exempt_until', (
    select e.date_active_to from tax_exemptions e where e.customer_id = ${customerId} and e.status = 'ACCEPTED'
  ))`
