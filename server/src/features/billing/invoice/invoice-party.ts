import type { Kysely } from 'kysely'
import { companyBeside } from '#contract/customers/customer-name.ts'
import type { Language } from '#contract/shared/languages.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { placeLine } from './invoice-company.ts'

/** The customer with language, default address and accepted tax exemption. */
export async function invoiceParty(db: Kysely<Database>, customerId: number) {
  const row = await db
    .selectFrom('customers as c')
    .modifyFront(prepared)
    .leftJoin('customer_addresses as a', join =>
      join.onRef('a.customer_id', '=', 'c.id').on('a.is_default', '=', true),
    )
    .leftJoin('tax_exemptions as e', join =>
      join.onRef('e.customer_id', '=', 'c.id').on('e.status', '=', 'ACCEPTED'),
    )
    .select(['c.full_name', 'c.company_name', 'c.phone', 'c.phone_extension', 'c.email', 'c.language'])
    .select(['e.date_active_to as exempt_until', 'a.address', 'a.city', 'a.state_id', 'a.zip'])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    name: row.full_name,
    company: companyBeside(row.full_name, row.company_name),
    phone: formatPhone(row.phone, row.phone_extension),
    email: row.email ?? '',
    language: row.language as Language,
    exemptUntil: row.exempt_until,
    address: [row.address ?? '', placeLine(row.city ?? '', row.state_id, row.zip ?? '')].filter(Boolean),
  }
}
