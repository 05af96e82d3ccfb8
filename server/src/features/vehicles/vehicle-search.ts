import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { idsWith, type Search } from '#server/database/lists/search.ts'
import { compactColumn } from '#server/database/search-pattern.ts'
import { holdsWordsOrNumber, isOneSign } from '#server/database/search-words.ts'
import { customerMatches, customerNameMatches } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

const text = sql.ref('vehicles.search_text')

/**
 * VIN or its end, unit number, make, model, plate, or the owner's name, company, e-mail and phone, on the table
 * `vehicles`. Without the owner for callers who may not read customers.
 */
export function vehicleSearch(context: Context, search: string): Search {
  const ownerMatches = context.may('vehicle-owners.read')
    ? customerMatches(search)
    : customerNameMatches(search)
  return {
    id: 'vehicles.id',
    hits: sql`
      select vehicles.id from vehicles where ${vehicleHolds(search)}
      union all
      select owned.id from customers cross join lateral ${idsWith('vehicles', 'owner_id', 'customers')} owned where ${ownerMatches}`,
    matches: sql`(${vehicleHolds(search)}
      or (select ${ownerMatches} from customers where customers.id = vehicles.owner_id))`,
    correlatedSorts: ['make', 'company_name'],
  }
}

/** The vehicle's search text, without the owner. */
export const vehicleHolds = (search: string): RawBuilder<SqlBool> =>
  isOneSign(search) ? hasUnitNumber(search) : holdsWordsOrNumber(text, search)

const hasUnitNumber = (search: string): RawBuilder<SqlBool> =>
  sql`vehicles.unit_number in (${search.trim()}, ${search.trim().toUpperCase()})`

/** The unit number or a plate equals the search, or the VIN ends with it. */
export function vehicleHasNumber(search: string): RawBuilder<SqlBool> {
  const number = compactNumber(search)
  // A name would match thousands, and the text index needs three characters; unit numbers have their own index.
  if (number.length < 3 || !/\d/.test(number)) return hasUnitNumber(search)
  const names = ['unit_number', 'license_plate', 'temporary_plate'].map(name =>
    compactColumn(sql.ref(`vehicles.${name}`)),
  )
  const isEndOfVin = sql<SqlBool>`${number.length >= shortestEndOfVin} and right(lower(vehicles.vin), ${number.length}) = ${number}`
  return sql<SqlBool>`(${vehicleHolds(search)} and (${number} in (${sql.join(names)}) or ${isEndOfVin}))`
}

const shortestEndOfVin = 4
