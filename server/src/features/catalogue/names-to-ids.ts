import { type Kysely, sql } from 'kysely'
import type { UnitChoice } from '#contract/catalogue/unit.ts'
import { slugOf } from '#contract/shared/slug.ts'
import type { Database } from '#server/database/tables.ts'
import { listCategoryChoices } from './catalogue-queries.ts'

/** Normalizes names of imported files. */
export const sameName = (name: string): string => name.trim().toLowerCase()

/** `truck parts / brakes` and `brakes` -> id, without ambiguous names. */
export async function categoriesByName(db: Kysely<Database>): Promise<Map<string, number>> {
  const categories = await listCategoryChoices({ db })
  const byName = new Map<string, number>()
  const twice = new Set<string>()
  for (const { id, name } of categories) {
    if (byName.has(sameName(name))) twice.add(sameName(name))
    byName.set(sameName(name), id)
  }
  for (const name of twice) byName.delete(name)
  for (const { id, path } of categories) byName.set(sameName(path), id)
  return byName
}

export async function unitsByName(db: Kysely<Database>): Promise<Map<string, UnitChoice>> {
  const units = await db.selectFrom('units').select(['id', 'name', 'accept_decimals']).execute()
  return new Map(units.map(unit => [sameName(unit.name), unit]))
}

/** Ids of brands by name, locked against deletion; creates missing ones. */
export async function brandsByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ ids: Map<string, number>; made: string[] }> {
  // The first spelling counts.
  const spellings = new Map(names.toReversed().map(name => [sameName(name), name.trim()]))
  const ids = await known(db, [...spellings.keys()])
  const missing = [...spellings].filter(([key]) => !ids.has(key)).map(([, name]) => name)
  for (const name of missing) {
    const slug = slugOf(name) || 'brand'
    const { id } = await db
      .insertInto('brands')
      .values({
        name,
        slug: sql<string>`${slug} || case when exists (select from brands where slug = ${slug})
        then '-' || (select max(id) + 1 from brands) else '' end`,
      })
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
