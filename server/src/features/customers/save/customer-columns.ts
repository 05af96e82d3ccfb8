import { type Kysely, sql } from 'kysely'
import type { CustomerInput, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import type { Database } from '#server/database/tables.ts'

export const customerColumns = (input: CustomerInput | CustomerUpdate) => ({
  first_name: input.first_name,
  last_name: input.last_name,
  company_name: input.company_name,
  email: input.email,
  phone: input.phone,
  phone_extension: input.phone_extension,
  phones: sql<string>`${JSON.stringify(input.phones)}::jsonb`,
  notes: input.notes,
  language: input.language,
  sales_manager_id: input.sales_manager_id,
})

export async function setCustomerTags(db: Kysely<Database>, customerId: number, tags: readonly number[]) {
  await db.deleteFrom('customer_tags').where('customer_id', '=', customerId).execute()
  if (tags.length === 0) return
  await db
    .insertInto('customer_tags')
    .values([...new Set(tags)].map(tagId => ({ customer_id: customerId, tag_id: tagId })))
    .execute()
}
