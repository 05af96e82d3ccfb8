import { type Kysely, sql } from 'kysely'
import type { CategoryChoice } from '#contract/catalogue/catalogue-endpoints.ts'
import type { UnitChoice } from '#contract/catalogue/unit.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'

/** Each category after its parent, siblings by position. */
export async function listCategoryChoices(
  { db }: Pick<Context, 'db'>,
  query: { id?: number; search?: string } = {},
): Promise<CategoryChoice[]> {
  const { rows } = await sql<CategoryChoice>`
    with recursive tree as (
      select id, name, parent_id, 0 as depth, name as path, array[position, id] as place
      from categories where parent_id is null
      union all
      select c.id, c.name, c.parent_id, t.depth + 1, t.path || ' / ' || c.name, t.place || array[c.position::bigint, c.id]
      from categories c join tree t on c.parent_id = t.id
    )
    select id, name, parent_id, depth, path from tree
    where (${query.id ?? null}::bigint is null or id = ${query.id ?? null})
      and (${query.search ?? null}::text is null or lower(path) like ${containsPattern(query.search ?? '')})
    order by place`.execute(db)
  return rows
}

/** Locks the unit against deletion until the end of the transaction; undefined if it does not exist. */
export const lockSharedUnit = (db: Kysely<Database>, id: number): Promise<UnitChoice | undefined> =>
  db
    .selectFrom('units')
    .select(['id', 'name', 'accept_decimals'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

/** Whether these exist; locks them against deletion until the end of the transaction. */
export async function lockSharedCategoryAndBrand(
  db: Kysely<Database>,
  ids: { categoryId: number; brandId: number },
): Promise<{ hasCategory: boolean; hasBrand: boolean }> {
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', ids.categoryId)
    .forKeyShare()
    .executeTakeFirst()
  const brand = await db
    .selectFrom('brands')
    .select('id')
    .where('id', '=', ids.brandId)
    .forKeyShare()
    .executeTakeFirst()
  return { hasCategory: category !== undefined, hasBrand: brand !== undefined }
}
