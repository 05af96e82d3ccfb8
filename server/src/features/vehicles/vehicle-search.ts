import { type Expression, type SqlBool, sql } from 'kysely'
import { compactColumn, compactNumber } from '#server/database/search-pattern.ts'
import { holdsWordsOrNumber } from '#server/database/search-words.ts'
import { customerMatches, customerNameMatches } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'

const text = sql.ref('vehicles.search_text')

/**
 * VIN or its end, unit number, make, model, plate, or the owner's name, company, e-mail and phone; on the table
 * `vehicles`. Callers who may not read customers cannot search by data of customers.
 */
export function vehicleMatches(context: Context, search: string): Expression<SqlBool> {
  const ownerMatches = context.may('vehicle-owners.read')
    ? customerMatches(search)
    : customerNameMatches(search)
  return sql<SqlBool>`vehicles.id in (
    select vehicles.id from vehicles where ${vehicleHolds(search)}
    union
    select vehicles.id from customers join vehicles on vehicles.owner_id = customers.id where ${ownerMatches}
  )`
}

/** The vehicle's own search text, without the owner. */
export const vehicleHolds = (search: string): Expression<SqlBool> => holdsWordsOrNumber(text, search)

/** The unit number or a plate equals the search, or the VIN ends with it. */
export function vehicleIsNumbered(search: string): Expression<SqlBool> {
  const number = compactNumber(search)
  // A name would match thousands, and the text index does not help for short searches; unit numbers have their own
  // index.
  if (number.length < 3 || !/\d/.test(number))
    return sql<SqlBool>`vehicles.unit_number in (${search.trim()}, ${search.trim().toUpperCase()})`
  const names = ['unit_number', 'license_plate', 'temporary_plate'].map(name =>
    compactColumn(sql.ref(`vehicles.${name}`)),
  )
  const isEndOfVin = sql<SqlBool>`${number.length >= shortestEndOfVin} and right(lower(vehicles.vin), ${number.length}) = ${number}`
  return sql<SqlBool>`(${vehicleHolds(search)} and (${number} in (${sql.join(names)}) or ${isEndOfVin}))`
}

const shortestEndOfVin = 4
