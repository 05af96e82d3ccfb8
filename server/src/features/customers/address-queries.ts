import type { Kysely, Selectable } from 'kysely'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import { stateById } from '#contract/lookups/places.ts'
import type { CustomerAddresses, Database } from '#server/database/tables.ts'

/** Addresses of a customer, the default one first, then as they were added. */
export async function readAddresses(db: Kysely<Database>, customerId: number): Promise<CustomerAddress[]> {
  const rows = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toAddress)
}

export function toAddress(row: Selectable<CustomerAddresses>): CustomerAddress {
  const { state_id, created_at: _, ...address } = row
  const { id, name, short, country_code } = stateById(state_id)!
  return { ...address, state: { id, name, short, country_code } }
}
