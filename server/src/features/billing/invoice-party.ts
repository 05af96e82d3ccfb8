import type { Kysely } from 'kysely'
import type { Language } from '#contract/shared/languages.ts'
import type { Database } from '#server/database/tables.ts'
import { placeLine } from './invoice-company.ts'

/** The customer's language and their default address. */
export async function invoiceParty(db: Kysely<Database>, customerId: number) {
  const row = await db
    .selectFrom('customers as c')
    .leftJoin('customer_addresses as a', join =>
      join.onRef('a.customer_id', '=', 'c.id').on('a.is_default', '=', true),
    )
    .select(['c.language', 'a.address', 'a.city', 'a.state_id', 'a.zip'])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    language: row.language as Language,
    address: [row.address ?? '', placeLine(row.city ?? '', row.state_id, row.zip ?? '')].filter(Boolean),
  }
}
