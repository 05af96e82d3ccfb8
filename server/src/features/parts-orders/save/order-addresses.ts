import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { OrderAddressInput, PartsOrderInput } from '#contract/parts-orders/parts-order-input.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { createAddress } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { StoredAddress } from './order-address.ts'
import type { UpdatedFields } from './updated-fields.ts'

const names = ['delivery_address', 'billing_address'] as const

/** Refuses addresses of another customer, and saving an address without a customer. */
export async function validateAddresses(
  { db }: Context,
  customerId: number | null,
  input: PartsOrderInput,
): Promise<Reason[]> {
  const named = names.flatMap(name => input[name]?.customer_address_id ?? [])
  const ownAddresses =
    named.length === 0 || customerId === null
      ? []
      : await db
          .selectFrom('customer_addresses')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('id', 'in', named)
          .execute()
  return names.flatMap(name => {
    const sent = input[name]
    if (!sent) return []
    const id = sent.customer_address_id
    if (id !== null && !ownAddresses.some(address => address.id === id)) {
      return [reason(partsOrderErrors.address_not_found, { parameter: `${name}.customer_address_id` })]
    }
    return sent.save && customerId === null
      ? [reason(commonErrors.validate__required, { parameter: 'customer_id' })]
      : []
  })
}

/** Whether an address is added to the customer. Ignored for callers who may not update customers. */
export const addsAddress = (context: Context, input: PartsOrderInput): boolean =>
  names.some(name => input[name]?.save) && context.may('vehicle-owners.update')

/** Adds the addresses to the locked customer, unless the customer has the same one; returns the fields with the ids. */
export async function saveAddresses(
  context: Context,
  fields: UpdatedFields,
  input: PartsOrderInput,
): Promise<UpdatedFields> {
  const saved = { ...fields }
  if (!addsAddress(context, input)) return saved
  for (const name of names) {
    const sent = input[name]
    if (!sent?.save || fields.customer_id === null) continue
    const id = (await sameAddress(context, fields.customer_id, sent)) ?? (await add(context, fields, sent))
    saved[name] = { ...saved[name]!, customer_address_id: id }
  }
  return saved
}

async function add(context: Context, fields: UpdatedFields, sent: OrderAddressInput): Promise<number> {
  const added = await createAddress(context, fields.customer_id!, { ...plain(sent), is_default: false })
  return added.id
}

async function sameAddress(
  { db }: Context,
  customerId: number,
  sent: OrderAddressInput,
): Promise<number | undefined> {
  const address = await db
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(({ and }) => and(plain(sent)))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return address?.id
}

const plain = ({
  save: _,
  customer_address_id: __,
  ...address
}: OrderAddressInput): Omit<StoredAddress, 'customer_address_id'> => address
