import type { Kysely } from 'kysely'
import { slugMax, slugOf } from '#contract/shared/slug.ts'
import type { Database } from '#server/database/tables.ts'

/** An unused slug of the name: `bendix`, else `bendix-2`, `bendix-3`. */
export async function freeSlug(
  db: Kysely<Database>,
  table: 'brands' | 'categories',
  name: string,
): Promise<string> {
  const base = slugOf(name).slice(0, slugMax - 6) || 'unnamed'
  const rows = await db.selectFrom(table).select('slug').where('slug', 'like', `${base}%`).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = base
  for (let next = 2; taken.has(free); next++) free = `${base}-${next}`
  return free
}
