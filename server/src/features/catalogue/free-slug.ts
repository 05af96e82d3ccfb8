import { commonErrors } from '#contract/shared/errors.ts'
import { slugMax, slugOf } from '#contract/shared/slug.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** An unused slug of the name: `bendix`, else `bendix-2`, `bendix-3`. */
export async function freeSlug(
  { db }: Context,
  table: 'brands',
  name: string,
  exceptId = 0,
): Promise<string> {
  const base = slugOf(name).slice(0, slugMax - 6)
  if (base === '') throw refusal(commonErrors.validate__required, { parameter: 'slug' })
  const rows = await db
    .selectFrom(table)
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .where('id', '<>', exceptId)
    .execute()
  const taken = new Set(rows.map(row => row.slug))
  let free = base
  for (let next = 2; taken.has(free); next++) free = `${base}-${next}`
  return free
}
