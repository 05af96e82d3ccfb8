import { customerColumns } from '#contract/customers/customer-fields.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, fieldChanges } from '#server/operation/history.ts'
import { announce } from '#server/records/announce.ts'
import { historyFormats, historyValues } from '#server/records/crud/columns.ts'
import { getCustomer } from '../list/customer-queries.ts'

/** Records and announces the changes of a customer, and returns it. */
export async function announceCustomer(context: Context, before: Customer): Promise<Customer> {
  const { id } = before
  const after = await getCustomer(context, id)
  const changes = changesOf(before, after)
  if (changes.length > 0) context.record({ kind: 'customer', recordId: id, act: 'updated', changes })
  announce(context, 'customer', id)
  return after
}

const changesOf = (before: Customer, after: Customer): Change[] =>
  fieldChanges(remembered(before), remembered(after), 'customers', formats)

const formats = { ...historyFormats(customerColumns.all), language: 'key' } as const

const remembered = (customer: Customer) => ({
  ...historyValues(customerColumns.listed, customer),
  email: customer.email,
  phone: formatPhone(customer.phone, customer.phone_extension),
  phones: customer.phones.map(({ number, extension }) => formatPhone(number, extension)).join(', '),
  ...historyValues(customerColumns.further, customer),
  language: `customers.languages.${customer.language}`,
  tags: customer.tags.map(tag => tag.name).join(', '),
  sales_manager: customer.sales_manager?.full_name ?? null,
  labor_rate: customer.labor_rate?.name ?? null,
})
