import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/**
 * Customers by lower-case company, name or e-mail from a file; all matches of a shared name. Locks them against
 * deletion. Uses an index per name.
 */
export async function ownersByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const keys = [...new Set(names.map(name => name.trim().toLowerCase()))].filter(Boolean)
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; names: string[] }>`
    select id, array[lower(company_name), lower(full_name), lower(email)] as names from customers
    where id in (
      select id from customers where company_name <> '' and lower(company_name) = any(${keys})
      union all
      select id from customers where lower(full_name) = any(${keys})
      union all
      select id from customers where email is not null and lower(email) = any(${keys})
    )
    order by id for key share`.execute(db)
  const wanted = new Set(keys)
  const owners = new Map<string, number[]>()
  for (const { id, names } of rows)
    for (const name of new Set(names))
      if (wanted.has(name)) owners.set(name, [...(owners.get(name) ?? []), id])
  return owners
}
