import { createHash } from 'node:crypto'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopOrder } from '#contract/online-shop/shop-order.ts'
import type { ShopOrderInput } from '#contract/online-shop/shop-order-input.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { formatDollars, toCents } from '#contract/shared/money.ts'
import { enterShopPayment } from '#server/features/billing/index.ts'
import { saveShopCustomer } from '#server/features/customers/index.ts'
import { readShopOrder } from '#server/features/online-shop/index.ts'
import type { Context, KeyContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { billedPartsOrders } from '../billing/billed-parts-orders.ts'
import { lockPartsOrder, type StoredPartsOrder } from '../lock-parts-order.ts'
import { notifyReceived } from '../people/notify-people.ts'
import { type ChargedTaxes, chargedTaxes } from '../save/charged-tax.ts'
import { checkOut } from '../save/checkout-parts-order.ts'
import { isMethodAllowed } from '../save/updated-fields.ts'
import { addShopItems } from './add-shop-items.ts'

/**
 * Creates the order of an online shop or marketplace, or refuses all of it. It first claims the external
 * number: a concurrent request for the same number waits, then finds the order. Its price was agreed in the shop: it
 * gets no automatic charges.
 */
export async function createShopOrder(context: KeyContext, input: ShopOrderInput): Promise<ShopOrder> {
  const content_hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const id = await claimNumber(context, input)
  if (id === null) return answerAgain(context, input, content_hash)
  const { payment, delivery_type } = input
  if (!isMethodAllowed(payment.method, payment.terms)) {
    throw refusal(partsOrderErrors.method_not_allowed_by_term, { parameter: 'payment.method' })
  }
  const customer = await saveShopCustomer(context, input)
  // `checkOut` uses no user of its context.
  const inner = context as unknown as Context
  await context.db
    .updateTable('parts_orders')
    .set({
      customer_id: customer.id,
      ecommerce_client: clientOf(input),
      delivery_type,
      delivery_cost: String(input.shipping),
      delivery_address: customer.delivery_address && JSON.stringify(customer.delivery_address),
      billing_address: JSON.stringify(customer.billing_address),
      payment_terms: payment.terms,
      payment_method: payment.method,
    })
    .where('id', '=', id)
    .execute()
  await addShopItems(context, id, input)
  const order = { ...(await lockPartsOrder(context, id)), items_count: input.items.length }
  const order_number = await checkOut(inner, order, await taxesOf(context, order, input))
  await refuseAnotherTotal(context, id, input)
  await context.db
    .insertInto('shop_orders')
    .values({ order_id: id, key_id: context.caller.key.id, content_hash, received_at: context.now })
    .execute()
  context.record({
    kind: 'parts_order',
    recordId: id,
    act: 'received',
    params: { number: order_number, external_number: input.external_number },
  })
  if (payment.is_paid) await enterShopPayment(context, billedPartsOrders, id, payment.method)
  await notifyReceived(context, { id, order_number })
  return readShopOrder(context.db, id)
}

async function taxesOf(
  context: KeyContext,
  order: StoredPartsOrder,
  { tax_rate }: ShopOrderInput,
): Promise<ChargedTaxes> {
  const taxes = await chargedTaxes(context, order)
  return tax_rate === undefined ? taxes : { ...taxes, tax_rate }
}

/** Creates a draft with the external number; null if an order has it. */
async function claimNumber(
  { db, now, caller }: KeyContext,
  { external_number }: ShopOrderInput,
): Promise<number | null> {
  const draft = await db
    .insertInto('parts_orders')
    .values({
      source: caller.key.source,
      external_number,
      created_at: now,
      updated_at: now,
      status_changed_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['source', 'external_number']).where('external_number', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return draft?.id ?? null
}

async function answerAgain(
  { db, caller }: KeyContext,
  { external_number }: ShopOrderInput,
  content_hash: string,
): Promise<ShopOrder> {
  const first = await db
    .selectFrom('parts_orders as o')
    .leftJoin('shop_orders as s', 's.order_id', 'o.id')
    .select(['o.id', 'content_hash'])
    .where('source', '=', caller.key.source)
    .where('external_number', '=', external_number)
    .executeTakeFirstOrThrow()
  if (first.content_hash !== content_hash) {
    throw refusal(shopErrors.shop_order_differs, {
      parameter: 'external_number',
      params: { number: external_number },
    })
  }
  return readShopOrder(db, first.id)
}

/** The buyer; null if only a company is named, which is the customer. */
const clientOf = ({ customer: { first_name, last_name, email } }: ShopOrderInput): string | null =>
  first_name || last_name ? JSON.stringify({ first_name, last_name, email }) : null

async function refuseAnotherTotal({ db }: KeyContext, id: number, { total }: ShopOrderInput): Promise<void> {
  if (total === undefined) return
  const { total_amount } = await db
    .selectFrom('parts_orders')
    .select('total_amount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (toCents(total_amount) === toCents(total)) return
  throw refusal(shopErrors.shop_total_differs, {
    parameter: 'total',
    params: { total: formatDollars(Number(total_amount)) },
  })
}
