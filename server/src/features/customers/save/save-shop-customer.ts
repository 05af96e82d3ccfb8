import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { ShopAddress, ShopOrderInput } from '#contract/online-shop/shop-order-input.ts'
import type { CustomerAddresses } from '#server/database/tables.ts'
import type { KeyContext } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { lineOf } from '../addresses/save-address.ts'

type PlainAddress = Omit<
  Insertable<CustomerAddresses>,
  'id' | 'customer_id' | 'created_at' | 'is_default' | 'from_ecomm' | 'company_name'
> & { company_name: string }
type OrderAddress = PlainAddress & { customer_address_id: number }

interface ShopCustomer {
  id: number
  delivery_address: OrderAddress | null
  billing_address: OrderAddress
}

/**
 * Finds the customer of an online shop's order by e-mail, unchanged, or creates one. Adds new addresses of the order.
 */
export async function saveShopCustomer(context: KeyContext, input: ShopOrderInput): Promise<ShopCustomer> {
  const id = await customerOf(context, input)
  const delivery = input.delivery_address && plainAddress(input, input.delivery_address)
  const billing = input.billing_address ? plainAddress(input, input.billing_address) : delivery!
  const delivery_address = delivery && (await withId(context, id, delivery))
  return { id, delivery_address, billing_address: await withId(context, id, billing) }
}

async function customerOf(
  context: KeyContext,
  { customer: { email, ...names } }: ShopOrderInput,
): Promise<number> {
  const { db, now } = context
  const created = await db
    .insertInto('customers')
    .values({ ...names, email, type: 'ecomm', created_at: now, updated_at: now })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).where('email', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) {
    context.record({ kind: 'customer', recordId: created.id, act: 'created' })
    announce(context, 'customer', created.id)
    return created.id
  }
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow()
  return known.id
}

const plainAddress = (
  { customer }: ShopOrderInput,
  { first_name, last_name, company_name, phone, ...address }: ShopAddress,
): PlainAddress => ({
  ...address,
  // A person's parcel needs no company; a company without a person has no other name.
  company_name: company_name || (customer.first_name ? '' : customer.company_name),
  first_name: first_name || customer.first_name,
  last_name: last_name || customer.last_name,
  phone: phone ?? customer.phone,
})

/** The customer is locked, so that no address is added twice. */
async function withId(
  context: KeyContext,
  customer_id: number,
  address: PlainAddress,
): Promise<OrderAddress> {
  const { db, now } = context
  const known = await db
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where(({ and }) => and(address as never))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (known) return { ...address, customer_address_id: known.id }
  const { id } = await db
    .insertInto('customer_addresses')
    .values({ ...address, customer_id, from_ecomm: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.record({ kind: 'customer', recordId: customer_id, act: 'address_added', params: lineOf(address) })
  announce(context, 'customer', customer_id)
  return { ...address, customer_address_id: id }
}
