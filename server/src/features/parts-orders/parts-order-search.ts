import { type RawBuilder, sql } from 'kysely'
import type { Search } from '#server/database/read-hits.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { holdsWords } from '#server/database/search-words.ts'
import { customerMatches } from '#server/features/customers/index.ts'
import { partMatches } from '#server/features/parts/index.ts'

/**
 * By number, customer, client of the online shop or tracking number; on `parts_orders as o`. Each part of the union uses
 * its own index.
 */
export const partsOrderSearch = (search: string): Search => ({
  id: 'o.id',
  hits: sql`
    select id from parts_orders n where not n.is_draft and n.deleted_at is null and ${isNumbered('n', search)}
    union all
    select id from parts_orders e where ${holdsClient('e', search)}
    union all
    select order_id from parts_order_deliveries d where ${isTracked('d', search)}
    union all
    select p.id from customers join parts_orders p on p.customer_id = customers.id where ${customerMatches(search)}`,
  matches: sql`(${isNumbered('o', search)} or ${holdsClient('o', search)}
    or exists (select from parts_order_deliveries d where d.order_id = o.id and ${isTracked('d', search)})
    or exists (select from customers where customers.id = o.customer_id and ${customerMatches(search)}))`,
})

/** A part of the order, as it is called today or as it stands in the order. */
export const holdsPart = (search: string): RawBuilder<boolean> => sql`o.id in (
  select i.order_id from parts_order_items i join parts on parts.id = i.part_id where ${partMatches(search)})`

export const holdsCustomer = (search: string): RawBuilder<boolean> =>
  sql`o.customer_id in (select id from customers where ${customerMatches(search)})`

export const holdsClient = (table: string, search: string): RawBuilder<boolean> =>
  sql`(${holdsWords(sql.ref(`${table}.client_search`), search)})`

/** A number that is typed in full, or three signs and more of one. */
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
