import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { ShopAddress, ShopOrderInput } from '#contract/online-shop/shop-order-input.ts'
import type { CustomerAddresses } from '#server/database/tables.ts'
import { notify } from '#server/features/notifications/index.ts'
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

interface FoundCustomer {
  id: number
  full_name: string
  isNew: boolean
}

/**
 * Finds the customer of an online shop's order by e-mail, unchanged, or creates one. Adds new addresses of the order.
 */
export async function saveShopCustomer(context: KeyContext, input: ShopOrderInput): Promise<ShopCustomer> {
  const customer = await customerOf(context, input)
  const delivery = input.delivery_address && plainAddress(input, input.delivery_address)
  const billing = input.billing_address ? plainAddress(input, input.billing_address) : delivery!
  const delivery_address = delivery && (await withId(context, customer, delivery))
  return { id: customer.id, delivery_address, billing_address: await withId(context, customer, billing) }
}

async function customerOf(
  context: KeyContext,
  { customer: { email, ...names } }: ShopOrderInput,
): Promise<FoundCustomer> {
  const { db, now } = context
  const created = await db
    .insertInto('customers')
    .values({ ...names, email, type: 'ecomm', created_at: now, updated_at: now })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).where('email', 'is not', null).doNothing())
    .returning(['id', 'full_name'])
    .executeTakeFirst()
  if (created) {
    context.record({ kind: 'customer', recordId: created.id, act: 'created' })
    announce(context, 'customer', created.id)
    return { ...created, isNew: true }
  }
  const known = await db
    .selectFrom('customers')
    .select(['id', 'full_name'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...known, isNew: false }
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

/** The customer is locked, so that no address is added twice. Staff are told of an address of a known customer. */
async function withId(
  context: KeyContext,
  { id: customer_id, full_name, isNew }: FoundCustomer,
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
  if (!isNew)
    await notify(context, {
      type: 'customer_address_added',
      params: { customer: full_name, ...lineOf(address) },
      link: `/customers/${customer_id}`,
      roles: ['superadmin', 'admin', 'sales_manager'],
    })
  return { ...address, customer_address_id: id }
}
