import { sql } from 'kysely'
import type { PartsOrderItemInput } from '#contract/parts-orders/parts-order-input.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { priceErrors } from '#contract/prices/price-errors.ts'
import {
  type LinePrice,
  levelPrice,
  type PricedPart,
  type PriceSource,
  priceOf,
} from '#contract/prices/price-of.ts'
import { levelTermsJson, partCost, refusedPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { readItems, type StoredItem } from './part-items.ts'

type Change = Pick<PartsOrderItemInput, 'quantity' | 'discount' | 'base_price'>
type Part = Awaited<ReturnType<typeof readParts>> extends Map<number, infer Found> ? Found : never

/** The columns of the price of a new item: typed, else of the order's customer. */
export async function newPrice(
  context: Context,
  { customer_id }: Pick<StoredPartsOrder, 'customer_id'>,
  { inventory_id, quantity, discount, base_price }: PartsOrderItemInput,
) {
  const part = (await readParts(context, [inventory_id], customer_id)).get(inventory_id)!
  return typeof base_price === 'number'
    ? typedPrice(context, part, { base_price, discount })
    : columnsOf(customerPrice(part, quantity))
}

/** The columns that change with an item; none: its price stays. A price by quantity of a draft follows the quantity. */
export async function changedPrice(
  context: Context,
  { is_draft, customer_id }: Pick<StoredPartsOrder, 'is_draft' | 'customer_id'>,
  before: StoredItem,
  { quantity, discount, base_price = before.base_price }: Change,
) {
  const part = (await readParts(context, [before.part_id], customer_id)).get(before.part_id)!
  if (base_price !== null && base_price !== before.base_price) {
    return typedPrice(context, part, { base_price, discount })
  }
  if (before.price_source !== 'typed') {
    const found = customerPrice(part, quantity)
    return is_draft && quantity !== before.quantity && concerns('break', before, found)
      ? columnsOf(found)
      : {}
  }
  if (base_price === null) {
    refuseWithoutRight(context)
    return columnsOf(customerPrice(part, quantity))
  }
  if (discount !== before.discount) refuseTooLow(context, part, { base_price, discount }, 'discount')
  return {}
}

/** After another customer of a draft: prices of the level of either customer follow; others stay. */
export async function setLevelPrices(
  context: Context,
  { id, customer_id }: Pick<StoredPartsOrder, 'id' | 'customer_id'>,
): Promise<void> {
  const items = (await readItems(context.db, id)).filter(item => item.price_source !== 'typed')
  if (items.length === 0) return
  const parts = await readParts(
    context,
    items.map(item => item.part_id),
    customer_id,
  )
  const rows = items
    .map(item => ({ item, found: customerPrice(parts.get(item.part_id)!, item.quantity) }))
    .filter(({ item, found }) => concerns('level', item, found))
    .map(({ item, found }) => ({ id: item.id, ...found }))
  await sql`
    update parts_order_items i set base_price = n.price, price_source = n.source
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id bigint, price numeric, source text)
    where i.id = n.id`.execute(context.db)
}

const concerns = (source: PriceSource, before: Pick<StoredItem, 'price_source'>, found: LinePrice): boolean =>
  before.price_source === source || found.source === source

const customerPrice = (part: Part, quantity: number): LinePrice =>
  priceOf(part, { level: levelPrice(part, part.level), quantity })

const columnsOf = ({ price, source }: LinePrice) => ({
  base_price: String(price),
  price_source: source,
  price_typed_by: null,
  price_typed_at: null,
})

/** Dollars per unit, and percent off it. */
type Typed = Pick<StoredItem, 'base_price' | 'discount'>

function typedPrice(context: Context, part: Part, typed: Typed) {
  refuseWithoutRight(context)
  refuseTooLow(context, part, typed, 'base_price')
  return {
    base_price: String(typed.base_price),
    price_source: 'typed' as const,
    price_typed_by: context.user.id,
    price_typed_at: context.now,
  }
}

function refuseWithoutRight(context: Context): void {
  if (!context.may('orders-parts.override-price')) {
    throw refusal(priceErrors.override_not_allowed, { parameter: 'base_price' })
  }
}

/** After the discount. */
function refuseTooLow(context: Context, part: Part, typed: Typed, parameter: string): void {
  if (context.may('orders-parts.price-below-minimum')) return
  const reasons = refusedPrice(discountedPrice(typed), part, parameter)
  if (reasons.length > 0) throw new Refusal(reasons)
}

async function readParts({ db }: Context, ids: readonly number[], customerId: number | null) {
  const parts = await db
    .selectFrom('parts')
    .select([
      'id',
      'name',
      sql<number>`price_retail::float8`.as('price_retail'),
      sql<PricedPart['price_wholesale']>`price_wholesale`.as('price_wholesale'),
      sql<number | null>`min_limit_price::float8`.as('min_limit_price'),
      levelTermsJson(sql`${customerId}::bigint`).as('level'),
      partCost.as('cost'),
      sql<number | null>`(select min_margin from company)::float8`.as('min_margin'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(parts.map(part => [part.id, part]))
}
