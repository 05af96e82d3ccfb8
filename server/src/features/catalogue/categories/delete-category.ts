import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import { isRootCategory } from '#contract/catalogue/category.ts'
import { storeImageUses } from '#server/features/filebrowser/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { inTheWay } from '#server/records/in-the-way.ts'
import { dropCategoryImages } from './category-images.ts'
import { findNode, idsFrom, readTree } from './category-tree.ts'
import { lockTree, refuseMissing } from './lock-tree.ts'

/** Deletes a category and those below it, unless any has parts, even deleted ones. */
export async function deleteCategory(context: Context, id: number): Promise<void> {
  const { db } = context
  refuseMissing(await lockTree(db), id)
  if (isRootCategory(id)) throw refusal(catalogueErrors.root_category_deleted)
  const node = findNode(await readTree(db), id)!
  const [, ...below] = idsFrom(node)
  const reasons = [
    ...(await partsIn(context, [id], 'used_by_parts')),
    ...(await partsIn(context, below, 'used_below')),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const ids = [...below.toReversed(), id]
  await dropCategoryImages(context, ids)
  for (const recordId of ids) await storeImageUses(context, { kind: 'category', recordId }, '')
  await db.deleteFrom('categories').where('id', 'in', ids).execute()
  context.record({ kind: 'category', recordId: id, act: 'deleted', params: { name: node.name } })
  announce(context, 'category', id)
}

async function partsIn(
  { db }: Context,
  ids: readonly number[],
  code: 'used_by_parts' | 'used_below',
): Promise<Reason[]> {
  if (ids.length === 0) return []
  const parts = (isDeleted: boolean) =>
    db
      .selectFrom('parts')
      .select(({ fn }) => ['id', 'name', fn.countAll<number>().over().as('count')])
      .where('category_id', 'in', ids)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
  const found = inTheWay(catalogueErrors[code], await parts(false), { kind: 'part' })
  if (found.length > 0) return found
  const [deleted] = await parts(true)
  return deleted ? [reason(catalogueErrors.used_by_deleted_parts, { params: { count: deleted.count } })] : []
}
