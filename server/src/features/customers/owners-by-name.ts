import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/**
 * Customers by what a file calls them: a company's or a person's name, an e-mail, in lower case. Of a name that several
 * have, all are told. They are locked against deletion.
 */
export async function ownersByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const keys = [...new Set(names.map(name => name.trim().toLowerCase()))].filter(Boolean)
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; names: string[] }>`
    select id, array[lower(company_name), lower(full_name), lower(email)] as names from customers
    where lower(company_name) = any(${keys}) or lower(full_name) = any(${keys}) or lower(email) = any(${keys})
    order by id for key share`.execute(db)
  const owners = new Map<string, number[]>()
  for (const key of keys) {
    const found = rows.filter(row => row.names.includes(key)).map(({ id }) => id)
    if (found.length > 0) owners.set(key, found)
  }
  return owners
}
