import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import type { PartInput, PartUpdate } from '#contract/parts/part-input.ts'
import { lockSharedCategoryAndBrand, validateFeatures } from '#server/features/catalogue/index.ts'
import { lockSharedSupplier } from '#server/features/suppliers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { takenValues, type UniqueValue } from '#server/operation/unique-values.ts'

/** Refuses invalid references and duplicate values of a part. `exceptId` is the part being updated. */
export async function validatePart(
  context: Context,
  input: PartInput | PartUpdate,
  exceptId = 0,
): Promise<Reason[]> {
  return [
    ...(await unknownReferences(context, input)),
    ...(await validateFeatures(context.db, input.features)),
    ...(await takenValues(context, uniqueInParts, input, exceptId)),
  ]
}

export const uniqueInParts: readonly UniqueValue[] = [
  { table: 'parts', column: 'slug', index: 'parts_slug_key', isExact: true },
  {
    table: 'parts',
    column: 'stock_number',
    index: 'parts_stock_number',
    among: sql`deleted_at is null`,
  },
]

async function unknownReferences({ db }: Context, input: PartInput | PartUpdate): Promise<Reason[]> {
  const { hasCategory, hasBrand } = await lockSharedCategoryAndBrand(db, {
    categoryId: input.category_id,
    brandId: input.brand_id,
  })
  const hasSupplier = input.supplier_id === null || (await lockSharedSupplier(db, input.supplier_id))
  return [
    ...(hasCategory ? [] : [reason(partErrors.unknown_category, { parameter: 'category_id' })]),
    ...(hasBrand ? [] : [reason(partErrors.unknown_brand, { parameter: 'brand_id' })]),
    ...(hasSupplier ? [] : [reason(partErrors.unknown_supplier, { parameter: 'supplier_id' })]),
  ]
}
