import { type Kysely, sql } from 'kysely'
import { categoryNameMax } from '#contract/catalogue/category.ts'
import type { Database } from '#server/database/tables.ts'
import { firstSpellings, sameName } from '#server/records/import/same-name.ts'
import { listCategoryChoices } from '../catalogue-queries.ts'
import { freeSlug } from './free-slug.ts'

/**
 * Ids by `brakes` and by `truck parts / brakes`. Creates missing ones among truck parts, level by level. A name
 * that several categories have gets no id: only its path does.
 */
export async function categoriesByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ ids: Map<string, number>; made: string[] }> {
  const categories = await listCategoryChoices({ db })
  const ids = new Map<string, number>()
  const twice = new Set<string>()
  for (const { id, name } of categories) {
    if (ids.has(sameName(name))) twice.add(sameName(name))
    ids.set(sameName(name), id)
  }
  for (const name of twice) ids.delete(name)
  for (const { id, path } of categories) ids.set(sameName(path), id)
  const inParent = new Map(
    categories.map(({ id, parent_id, name }) => [`${parent_id} ${sameName(name)}`, id]),
  )
  const made: string[] = []
  for (const [key, name] of firstSpellings(names)) {
    const [first, ...further] = name.split(/\s*[>:]\s*|\s+\/\s+/).filter(Boolean)
    if (!first || ids.has(key) || twice.has(sameName(first)) || name.length > categoryNameMax) continue
    const before = inParent.size
    let id = ids.get(sameName(first)) ?? (await childOf(truckParts, first))
    for (const level of further) id = await childOf(id, level)
    ids.set(key, id)
    if (inParent.size > before) made.push(name)
  }
  return { ids, made }

  async function childOf(parent: number, name: string): Promise<number> {
    const place = `${parent} ${sameName(name)}`
    const known = inParent.get(place)
    if (known !== undefined) return known
    const id = await insertCategory(db, parent, name)
    inParent.set(place, id)
    if (!ids.has(sameName(name))) ids.set(sameName(name), id)
    return id
  }
}

/** Id of the root category of that name, which every shop has. */
const truckParts = 1

async function insertCategory(db: Kysely<Database>, parent_id: number, name: string): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from categories where parent_id = ${parent_id})`
  const { id } = await db
    .insertInto('categories')
    .values({
      parent_id,
      name,
      slug: await freeSlug(db, 'categories', name),
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
