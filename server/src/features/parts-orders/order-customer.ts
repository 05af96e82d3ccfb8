import { sql } from 'kysely'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { customerJson } from './parts-order-rows.ts'

/** Against a customer who is not there. One who is stays until the end of the write. */
export async function againstCustomer(context: Context, customerId: number | null): Promise<Reason[]> {
  if (customerId === null) return []
  const found = await context.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst()
  return found ? [] : [reason(partsOrderErrors.customer_not_found, { parameter: 'customer_id' })]
}

/** The customer's present data: an order keeps it from its checkout on, whatever becomes of the customer. */
export const customerOf = (customerId: number) =>
  sql<string>`(select ${customerJson}::jsonb || jsonb_build_object('language', c.language) from customers c where c.id = ${customerId})`
