import { sql } from 'kysely'
import type { CategoryMove } from '#contract/catalogue/category.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockTree, refuseMissing, validateParent } from './lock-tree.ts'

/** Moves a category to a position within a parent, without changing its version. */
export async function moveCategory(context: Context, id: number, { parent_id, index }: CategoryMove) {
  const { db } = context
  const places = await lockTree(db)
  refuseMissing(places, id)
  const reasons = validateParent(places, parent_id, id)
  if (reasons.length > 0) throw new Refusal(reasons)
  const others = await db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is not distinct from', parent_id)
    .where('id', '<>', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = others.map(other => other.id)
  ids.splice(index, 0, id)
  await db.updateTable('categories').set({ parent_id }).where('id', '=', id).execute()
  await sql`
    update categories c set position = o.place
    from unnest(${ids}::bigint[]) with ordinality as o(id, place)
    where c.id = o.id`.execute(db)
  context.record({ kind: 'category', recordId: id, act: 'moved' })
  announce(context, 'category', id)
}
