import { type RawBuilder, sql } from 'kysely'
import { readRepairOrderNumber } from '#contract/repair-orders/repair-order-number.ts'
import { idsWith, type Search } from '#server/database/lists/search.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { customerMatches } from '#server/features/customers/index.ts'
import { vehicleHolds } from '#server/features/vehicles/index.ts'

/**
 * By number, purchase order number, vehicle or customer, on `repair_orders as o`. Each part of the union
 * uses its own index, which an `or` across tables would not.
 */
export const repairOrderSearch = (search: string): Search => ({
  id: 'o.id',
  hits: sql`
    select id from repair_orders n where ${repairOrderHasNumber('n', search)}
    union all
    select id from repair_orders p where ${hasPoNumber('p', search)}
    union all
    select r.id from vehicles cross join lateral ${idsWith('repair_orders', 'vehicle_id', 'vehicles')} r where ${vehicleHolds(search)}
    union all
    select r.id from customers cross join lateral ${idsWith('repair_orders', 'customer_id', 'customers')} r where ${customerMatches(search)}`,
  matches: sql`(${repairOrderHasNumber('o', search)}
    or ${hasPoNumber('o', search)}
    or (select ${vehicleHolds(search)} from vehicles where vehicles.id = o.vehicle_id)
    or (select ${customerMatches(search)} from customers where customers.id = o.customer_id))`,
})

/** A whole order number, or at least three characters of one; `table` is `repair_orders` or its alias. */
export function repairOrderHasNumber(table: string, search: string): RawBuilder<boolean> {
  const number = sql.ref(`${table}.order_number`)
  const isThat = sql<boolean>`${number} = ${readRepairOrderNumber(search) ?? search}`
  const part = partOfNumber(search)
  return /[\p{L}\p{N}]{3}/u.test(part)
    ? sql`(${isThat} or lower(${number}) like ${containsPattern(part)})`
    : isThat
}

/** A whole purchase order number, or at least three characters of one. */
function hasPoNumber(table: string, search: string): RawBuilder<boolean> {
  const number = sql`lower(${sql.ref(`${table}.po_number`)})`
  const isOne = sql`${sql.ref(`${table}.po_number`)} <> ''`
  const text = search.trim().toLowerCase()
  return /[\p{L}\p{N}]{3}/u.test(text)
    ? sql<boolean>`(${isOne} and ${number} like ${containsPattern(text)})`
    : sql<boolean>`(${isOne} and ${number} = ${text})`
}

/** `r0009` is the start of `R-0009..`. */
const partOfNumber = (search: string): string => search.trim().replace(/^r\s*(?=\d)/i, 'r-')
