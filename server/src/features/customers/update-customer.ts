import type { Customer, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { checkCustomer, uniqueInCustomers } from './check-customer.ts'
import { customerColumns, setCustomerTags } from './customer-columns.ts'
import { getCustomer } from './customer-queries.ts'
import { lockCustomer } from './find-customer.ts'

export async function updateCustomer(context: Context, id: number, input: CustomerUpdate): Promise<Customer> {
  const current = await lockCustomer(context, id)
  await checkVersion(input.version, current.version, () => getCustomer(context, id))
  await checkCustomer(context, input, current)
  const before = await getCustomer(context, id)
  await writeUnique(
    uniqueInCustomers,
    input,
    context.db
      .updateTable('customers')
      .set({ ...customerColumns(input), version: current.version + 1, updated_at: context.now })
      .where('id', '=', id)
      .execute(),
  )
  await setCustomerTags(context.db, id, input.tags)
  const after = await getCustomer(context, id)
  const changes = changesOf(before, after)
  if (changes.length > 0) context.record({ kind: 'customer', recordId: id, act: 'updated', changes })
  announce(context, 'customer', id)
  return after
}

const changesOf = (before: Customer, after: Customer): Change[] =>
  changesBetween(
    remembered(before),
    remembered(after),
    Object.keys(remembered(after)).map(field => ({
      field,
      label: `customers.fields.${field}`,
      as: field === 'language' ? 'key' : undefined,
    })),
  )

const remembered = (customer: Customer) => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  company_name: customer.company_name,
  email: customer.email,
  phone: formatPhone(customer.phone, customer.phone_extension),
  phones: customer.phones.map(({ number, extension }) => formatPhone(number, extension)).join(', '),
  notes: customer.notes,
  language: `customers.languages.${customer.language}`,
  tags: customer.tags.map(tag => tag.name).join(', '),
  sales_manager: customer.sales_manager?.full_name ?? null,
})
