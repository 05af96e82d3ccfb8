import type { AddressInput, CustomerAddress } from '#contract/customers/address-shapes.ts'
import { customerErrors } from '#contract/customers/customer-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockCustomer } from '../record/find-customer.ts'
import { toAddress } from './address-queries.ts'

export async function createAddress(
  context: Context,
  customerId: number,
  input: AddressInput,
): Promise<CustomerAddress> {
  const customer = await lockCustomer(context, customerId)
  checkAddress(customer, input)
  const hasDefault = await otherDefault(context, customerId, 0)
  const isDefault = customer.type === 'bs' && (input.is_default || !hasDefault)
  if (isDefault) await clearDefault(context, customerId)
  const address = await context.db
    .insertInto('customer_addresses')
    .values({ ...columnsOf(input), customer_id: customerId, is_default: isDefault, created_at: context.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  context.record({ kind: 'customer', recordId: customerId, act: 'address_added', params: lineOf(input) })
  announce(context, 'customer', customerId)
  return toAddress(address)
}

export async function updateAddress(
  context: Context,
  ids: { id: number; address_id: number },
  input: AddressInput,
): Promise<CustomerAddress> {
  const customer = await lockCustomer(context, ids.id)
  checkAddress(customer, input)
  await findAddress(context, ids)
  const isDefault =
    customer.type === 'bs' && (input.is_default || !(await otherDefault(context, ids.id, ids.address_id)))
  if (isDefault) await clearDefault(context, ids.id)
  const address = await context.db
    .updateTable('customer_addresses')
    .set({ ...columnsOf(input), is_default: isDefault })
    .where('id', '=', ids.address_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  context.record({ kind: 'customer', recordId: ids.id, act: 'address_changed', params: lineOf(input) })
  announce(context, 'customer', ids.id)
  return toAddress(address)
}

/** After deletion of the default address, the oldest becomes the default. */
export async function deleteAddress(
  context: Context,
  ids: { id: number; address_id: number },
): Promise<void> {
  await lockCustomer(context, ids.id)
  const address = await findAddress(context, ids)
  await context.db.deleteFrom('customer_addresses').where('id', '=', address.id).execute()
  if (address.is_default) {
    await context.db
      .updateTable('customer_addresses')
      .set({ is_default: true })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('customer_addresses')
          .select('id')
          .where('customer_id', '=', ids.id)
          .orderBy('id')
          .limit(1),
      )
      .execute()
  }
  context.record({ kind: 'customer', recordId: ids.id, act: 'address_deleted', params: lineOf(address) })
  announce(context, 'customer', ids.id)
}

function checkAddress(customer: { id: number; type: string }, input: AddressInput): void {
  if (input.customerId !== undefined && input.customerId !== customer.id) {
    throw refusal(customerErrors.address_of_another_customer, { parameter: 'customerId' })
  }
  if (customer.type === 'ecomm' && input.is_default) {
    throw refusal(customerErrors.default_address_of_ecomm, { parameter: 'is_default' })
  }
}

async function findAddress({ db }: Context, ids: { id: number; address_id: number }) {
  const found = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', ids.id)
    .where('id', '=', ids.address_id)
    .executeTakeFirst()
  if (!found) throw refusal(customerErrors.no_such_address)
  return found
}

const otherDefault = ({ db }: Context, customerId: number, exceptId: number) =>
  db
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '<>', exceptId)
    .where('is_default', '=', true)
    .executeTakeFirst()

const clearDefault = ({ db }: Context, customerId: number) =>
  db
    .updateTable('customer_addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()

const columnsOf = ({ customerId: _, is_default: __, ...columns }: AddressInput) => columns

export const lineOf = ({ address, city }: { address: string; city: string }) => ({
  address: `${address}, ${city}`,
})
