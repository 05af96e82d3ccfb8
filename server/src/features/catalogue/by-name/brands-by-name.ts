import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { firstSpellings, sameName } from '#server/records/import/same-name.ts'
import { freeSlug } from './free-slug.ts'

/** Ids of brands by name, locked against deletion; creates missing ones. */
export async function brandsByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ ids: Map<string, number>; made: string[] }> {
  const spellings = firstSpellings(names)
  const ids = await known(db, [...spellings.keys()])
  const missing = [...spellings].filter(([key]) => !ids.has(key)).map(([, name]) => name)
  for (const name of missing) {
    const { id } = await db
      .insertInto('brands')
      .values({ name, slug: await freeSlug(db, 'brands', name) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(sameName(name), id)
  }
  return { ids, made: missing }
}

async function known(db: Kysely<Database>, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, lower(name) as key from brands where lower(name) = any(${keys}) for key share`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
