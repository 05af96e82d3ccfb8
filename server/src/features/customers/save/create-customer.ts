import type { Customer, CustomerInput } from '#contract/customers/customer-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { refusalsBelow } from '#server/operation/refusals-below.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { createAddress } from '../addresses/save-address.ts'
import { getCustomer } from '../list/customer-queries.ts'
import { checkCustomer, uniqueInCustomers } from './check-customer.ts'
import { customerValues, setCustomerTags } from './customer-values.ts'

export async function createCustomer(context: Context, input: CustomerInput): Promise<Customer> {
  await checkCustomer(context, input)
  const { id } = await writeUnique(
    uniqueInCustomers,
    input,
    context.db
      .insertInto('customers')
      .values({ ...customerValues(input), created_at: context.now, updated_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await setCustomerTags(context.db, id, input.tags)
  context.record({ kind: 'customer', recordId: id, act: 'created' })
  if (input.address) await refusalsBelow('address', createAddress(context, id, input.address))
  announce(context, 'customer', id)
  return getCustomer(context, id)
}
