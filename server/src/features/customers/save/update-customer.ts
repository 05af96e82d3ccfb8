import type { Customer, CustomerUpdate } from '#contract/customers/customer-shapes.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { getCustomer } from '../list/customer-queries.ts'
import { lockCustomer } from '../record/find-customer.ts'
import { checkCustomer, uniqueInCustomers } from './check-customer.ts'
import { announceCustomer } from './customer-changes.ts'
import { customerValues, setCustomerTags } from './customer-values.ts'

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
      .set({ ...customerValues(input), version: current.version + 1, updated_at: context.now })
      .where('id', '=', id)
      .execute(),
  )
  await setCustomerTags(context.db, id, input.tags)
  return announceCustomer(context, before)
}
