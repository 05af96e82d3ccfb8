import { sql } from 'kysely'
import { type Category, type CategoryInput, isRootCategory } from '#contract/catalogue/category.ts'
import { cleanRichText, storeImageUses } from '#server/features/filebrowser/index.ts'
import { validatePriceMatrix } from '#server/features/prices/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { fieldChanges } from '#server/operation/history.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
import { takenValues, type UniqueValue, writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { type SentImages, saveCategoryImages } from './category-images.ts'
import { lockTree, refuseMissing, validateParent } from './lock-tree.ts'
import { getCategory } from './read-category.ts'

export const uniqueInCategories: readonly UniqueValue[] = [
  { table: 'categories', column: 'slug', index: 'categories_slug_key', isExact: true },
]

export async function createCategory(
  context: Context,
  input: CategoryInput,
  files: SentImages,
): Promise<Category> {
  const places = await lockTree(context.db)
  refuse([
    ...validateParent(places, input.parent_id),
    ...(await takenValues(context, uniqueInCategories, input)),
    ...(await validatePriceMatrix(context, input.price_matrix_id)),
  ])
  const { text, columns } = await columnsOf(context, input)
  const { id } = await writeUnique(
    uniqueInCategories,
    input,
    context.db.insertInto('categories').values(columns).returning('id').executeTakeFirstOrThrow(),
  )
  await storeImageUses(context, { kind: 'category', recordId: id }, text)
  context.record({ kind: 'category', recordId: id, act: 'created' })
  await saveCategoryImages(context, id, files)
  announce(context, 'category', id)
  return getCategory(context, id)
}

export async function updateCategory(
  context: Context,
  id: number,
  given: CategoryInput,
  files: SentImages,
): Promise<Category> {
  // The form of a root category sends no parent.
  const input = isRootCategory(id) ? { ...given, parent_id: given.parent_id ?? null } : given
  const places = await lockTree(context.db)
  refuseMissing(places, id)
  const before = await getCategory(context, id)
  await checkVersion(input.version, before.version, async () => before)
  refuse([
    ...validateParent(places, input.parent_id, id),
    ...(await takenValues(context, uniqueInCategories, input, id)),
    ...(await validatePriceMatrix(context, input.price_matrix_id)),
  ])
  const { text, columns } = await columnsOf(context, input)
  await writeUnique(
    uniqueInCategories,
    input,
    context.db
      .updateTable('categories')
      .set({ ...columns, version: before.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  await storeImageUses(context, { kind: 'category', recordId: id }, text)
  await saveCategoryImages(context, id, files)
  const after = await getCategory(context, id)
  const changes = fieldChanges(comparedFields(before), comparedFields(after), 'catalogue')
  if (changes.length > 0) context.record({ kind: 'category', recordId: id, act: 'updated', changes })
  announce(context, 'category', id)
  return after
}

async function columnsOf(context: Context, input: CategoryInput) {
  const text = await cleanRichText(context, input.seo.text ?? '')
  const { name, slug, position, parent_id, google_product_category, desc, display_menu, price_matrix_id } =
    input
  const columns = {
    name,
    slug,
    position,
    parent_id,
    google_product_category,
    price_matrix_id,
    desc,
    display_menu: display_menu === 1,
    seo: sql<string>`${JSON.stringify({ ...input.seo, text })}::jsonb`,
  }
  return { text, columns }
}

const comparedFields = (category: Category) => {
  const { name, slug, position, google_product_category, desc, seo } = category
  return {
    ...{ name, slug, position, google_product_category, desc, price_matrix_id: category.price_matrix_name },
    ...{ seo_h1: seo.h1, seo_title: seo.title, seo_desc: seo.desc, seo_keywords: seo.keywords },
  }
}

function refuse(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Refusal(reasons)
}
