import { type RawBuilder, sql } from 'kysely'
import type { PartsOrderFilters } from '#contract/parts-orders/parts-order-endpoints.ts'
import { idInHits, idsWith, type Search } from '#server/database/lists/search.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { holdsWords } from '#server/database/search-words.ts'
import { customerMatches } from '#server/features/customers/index.ts'
import { partMatches } from '#server/features/parts/index.ts'

type SearchBoxes = Pick<PartsOrderFilters, 'search' | 'search_inventory' | 'search_customer'>

export function partsOrderSearches(boxes: SearchBoxes): Search | undefined {
  const searches = [
    ...(boxes.search ? [partsOrderSearch(boxes.search)] : []),
    ...(boxes.search_inventory ? [partSearchOfOrders(boxes.search_inventory)] : []),
    ...(boxes.search_customer ? [customerSearchOfOrders(boxes.search_customer)] : []),
  ]
  return searches.length === 0 ? undefined : searches.reduce(combine)
}

const combine = (one: Search, other: Search): Search => ({
  id: 'o.id',
  hits: sql`select o.id from parts_orders o where ${idInHits(one)} and ${other.matches}`,
  matches: sql`(${one.matches} and ${other.matches})`,
})

/** By number, customer, client of the online shop or tracking number. Each part of the union uses its own index. */
const partsOrderSearch = (search: string): Search => ({
  id: 'o.id',
  hits: sql`
    select id from parts_orders n where not n.is_draft and n.deleted_at is null and ${isNumbered('n', search)}
    union all
    select id from parts_orders e where ${holdsClient('e', search)}
    union all
    select order_id from parts_order_deliveries d where ${isTracked('d', search)}
    union all
    select p.id from customers cross join lateral ${idsWith('parts_orders', 'customer_id', 'customers')} p where ${customerMatches(search)}`,
  matches: sql`(${isNumbered('o', search)} or ${holdsClient('o', search)}
    or (select bool_or(${isTracked('d', search)}) from parts_order_deliveries d where d.order_id = o.id)
    or (select ${customerMatches(search)} from customers where customers.id = o.customer_id))`,
})

/** By a part's current name, or its name in the order. */
const partSearchOfOrders = (search: string): Search => ({
  id: 'o.id',
  hits: sql`select i.order_id as id from parts join parts_order_items i on i.part_id = parts.id where ${partMatches(search)}`,
  matches: sql`(select bool_or(${partMatches(search)}) from parts_order_items i join parts on parts.id = i.part_id where i.order_id = o.id)`,
})

const customerSearchOfOrders = (search: string): Search => ({
  id: 'o.id',
  hits: sql`
    select p.id from customers cross join lateral ${idsWith('parts_orders', 'customer_id', 'customers')} p where ${customerMatches(search)}
    union all
    select id from parts_orders e where ${holdsClient('e', search)}`,
  matches: sql`(${holdsClient('o', search)}
    or (select ${customerMatches(search)} from customers where customers.id = o.customer_id))`,
})

const holdsClient = (table: string, search: string): RawBuilder<boolean> =>
  sql`(${holdsWords(sql.ref(`${table}.client_search`), search)})`

/** A whole order number, or at least three characters of one. */
function isNumbered(table: string, search: string): RawBuilder<boolean> {
  const number = sql.ref(`${table}.order_number`)
  const typed = search.trim().replace(/^p\s*(?=\d)/i, 'p-')
  const digits = /^(?:p-)?0*(\d{1,15})$/i.exec(typed)?.[1]
  const isThat = digits
    ? sql<boolean>`${sql.ref(`${table}.number`)} = ${digits}::bigint`
    : sql<boolean>`lower(${number}) = ${typed.toLowerCase()}`
  return /[\p{L}\p{N}]{3}/u.test(typed)
    ? sql`(${isThat} or lower(${number}) like ${containsPattern(typed)})`
    : isThat
}

const isTracked = (table: string, search: string): RawBuilder<boolean> =>
  /[\p{L}\p{N}]{3}/u.test(search)
    ? sql`lower(${sql.ref(`${table}.tracking_number`)}) like ${containsPattern(search.trim())}`
    : sql`false`
