import { sql } from 'kysely'
import type { PartsOrderItemInput } from '#contract/parts-orders/parts-order-input.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import type { LinePrice, PriceSource } from '#contract/prices/price-of.ts'
import {
  customerPrice,
  pricingColumns,
  refusedLowPrice,
  refusedOverride,
  refusedTypedPrice,
} from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
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
  if (typeof base_price === 'number') return typedPrice(context, part, { base_price, discount })
  const found = customerPrice(part, quantity)
  refuse(refusedDiscounted(context, part, { base_price: found.price, discount }))
  return columnsOf(found)
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
  const found = customerPrice(part, quantity)
  if (before.price_source !== 'typed') {
    const follows = is_draft && quantity !== before.quantity && concerns('break', before, found)
    const price = follows ? found.price : before.base_price
    refuse(refusedDiscounted(context, part, { base_price: price, discount }, { before }))
    return follows ? columnsOf(found) : {}
  }
  if (base_price === null) {
    refuse(refusedOverride(context, 'orders-parts', 'base_price'))
    refuse(refusedDiscounted(context, part, { base_price: found.price, discount }, { before }))
    return columnsOf(found)
  }
  refuse(refusedDiscounted(context, part, { base_price, discount }, { before }))
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
    .map(item => ({ item, part: parts.get(item.part_id)! }))
    .map(({ item, part }) => ({ item, part, found: customerPrice(part, item.quantity) }))
    .filter(({ item, found }) => concerns('level', item, found))
  refuse(
    rows.flatMap(({ item, part, found }) => {
      const priced = { base_price: found.price, discount: item.discount }
      return refusedDiscounted(context, part, priced, { before: item, parameter: 'customer_id' })
    }),
  )
  await sql`
    update parts_order_items i set base_price = n.price, price_source = n.source
    from json_to_recordset(${JSON.stringify(rows.map(({ item, found }) => ({ id: item.id, ...found })))}::json) as n(id bigint, price numeric, source text)
    where i.id = n.id`.execute(context.db)
}

const concerns = (source: PriceSource, before: Pick<StoredItem, 'price_source'>, found: LinePrice): boolean =>
  before.price_source === source || found.source === source

const columnsOf = ({ price, source }: LinePrice) => ({
  base_price: String(price),
  price_source: source,
  price_typed_by: null,
  price_typed_at: null,
})

/** Dollars per unit, and percent off it. */
type Typed = Pick<StoredItem, 'base_price' | 'discount'>

function typedPrice(context: Context, part: Part, typed: Typed) {
  refuse(refusedTypedPrice(context, 'orders-parts', discountedPrice(typed), part, 'base_price'))
  return {
    base_price: String(typed.base_price),
    price_source: 'typed' as const,
    price_typed_by: context.user.id,
    price_typed_at: context.now,
  }
}

/** Why a discount makes an item too cheap for the caller, unless it is no cheaper than it is saved. */
function refusedDiscounted(
  context: Context,
  part: Part,
  item: Typed,
  { before, parameter = 'discount' }: { before?: Typed; parameter?: string } = {},
): Reason[] {
  const price = discountedPrice(item)
  if (item.discount === 0 || (before && price >= discountedPrice(before))) return []
  return refusedLowPrice(context, 'orders-parts', price, part, parameter)
}

function refuse(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Refusal(reasons)
}

async function readParts({ db }: Context, ids: readonly number[], customerId: number | null) {
  const parts = await db
    .selectFrom('parts')
    .select('id')
    .select(pricingColumns(sql`${customerId}::bigint`))
    .where('id', 'in', ids)
    .execute()
  return new Map(parts.map(part => [part.id, part]))
}
