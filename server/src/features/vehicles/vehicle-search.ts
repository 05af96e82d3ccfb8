import { type Expression, type SqlBool, sql } from 'kysely'
import { holdsWords } from '#server/database/search-words.ts'
import { customerMatches, customerNameMatches } from '#server/features/customers/index.ts'
import type { Context } from '#server/http/context.ts'

/**
 * VIN or its end, unit number, make, model, plate, or the owner's name, company, e-mail and phone; over the table
 * `vehicles`. Who may not read customers does not find vehicles by what he may not see.
 */
export function vehicleMatches(context: Context, search: string): Expression<SqlBool> {
  const ownerMatches = context.may('vehicle-owners.read')
    ? customerMatches(search)
    : customerNameMatches(search)
  return sql<SqlBool>`vehicles.id in (
    select vehicles.id from vehicles where ${holdsWords(sql.ref('vehicles.search_text'), search)}
    union
    select vehicles.id from customers join vehicles on vehicles.owner_id = customers.id where ${ownerMatches}
  )`
}
