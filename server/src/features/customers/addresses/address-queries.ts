import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import { stateById } from '#contract/lookups/places.ts'
import type { CustomerAddresses } from '#server/database/tables.ts'

type StoredCustomerAddress = Omit<Selectable<CustomerAddresses>, 'created_at'>

/** A JSON array of a customer's addresses, the default one first, then oldest first, for a select. */
export const addressesJson = (customerId: RawBuilder<unknown>) => sql<StoredCustomerAddress[]>`(
    select coalesce(json_agg(a order by a.is_default desc, a.id), '[]')
    from customer_addresses a where a.customer_id = ${customerId}
  )`

export function toAddress(row: StoredCustomerAddress & { created_at?: unknown }): CustomerAddress {
  const { state_id, created_at: _, ...address } = row
  const { id, name, short, country_code } = stateById(state_id)!
  return { ...address, state: { id, name, short, country_code } }
}
