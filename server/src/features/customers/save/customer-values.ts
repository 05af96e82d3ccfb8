import { type Kysely, sql } from 'kysely'
import { customerColumns } from '#contract/customers/customer-fields.ts'
import type { CustomerInput, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import type { Database } from '#server/database/tables.ts'
import { columnValues } from '#server/records/crud/columns.ts'

export const customerValues = (input: CustomerInput | CustomerUpdate) => ({
  ...columnValues(customerColumns.all, input),
  email: input.email,
  phone: input.phone,
  phone_extension: input.phone_extension,
  phones: sql<string>`${JSON.stringify(input.phones)}::jsonb`,
  language: input.language,
  sales_manager_id: input.sales_manager_id,
  labor_rate_id: input.labor_rate_id,
})

export async function setCustomerTags(db: Kysely<Database>, customerId: number, tags: readonly number[]) {
  await db.deleteFrom('customer_tags').where('customer_id', '=', customerId).execute()
  if (tags.length === 0) return
  await db
    .insertInto('customer_tags')
    .values([...new Set(tags)].map(tagId => ({ customer_id: customerId, tag_id: tagId })))
    .execute()
}
