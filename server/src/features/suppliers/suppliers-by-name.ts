import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { firstSpellings, sameName } from '#server/records/import/same-name.ts'

/** Ids of suppliers by lower-case name, locked against deletion; creates missing ones. */
export async function suppliersByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ ids: Map<string, number>; made: string[] }> {
  const spellings = firstSpellings(names)
  if (spellings.size === 0) return { ids: new Map(), made: [] }
  const { rows } = await sql<{ id: number; key: string }>`
    select id, lower(name) as key from suppliers where lower(name) = any(${[...spellings.keys()]})
    order by id desc for key share`.execute(db)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const missing = [...spellings].filter(([key]) => !ids.has(key)).map(([, name]) => name)
  for (const name of missing) {
    const { id } = await db.insertInto('suppliers').values({ name }).returning('id').executeTakeFirstOrThrow()
    ids.set(sameName(name), id)
  }
  return { ids, made: missing }
}
