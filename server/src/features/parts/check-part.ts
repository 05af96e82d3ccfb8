import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import type { PartInput, PartUpdate } from '#contract/parts/part-input.ts'
import { holdCategoryAndBrand } from '#server/features/catalogue/index.ts'
import { holdSupplier } from '#server/features/suppliers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** Everything that is wrong with what a part refers to. `exceptId` is the saved one, on an update. */
export async function againstPart(
  context: Context,
  input: PartInput | PartUpdate,
  exceptId = 0,
): Promise<Reason[]> {
  return [...(await unknownReferences(context, input)), ...(await takenNames(context, input, exceptId))]
}

const slugTaken = reason(partErrors.part_slug_taken, { parameter: 'slug' })
const numberTaken = reason(partErrors.part_stock_number_taken, { parameter: 'stock_number' })

/** For the write: what its unique indexes refuse. */
export const takenInParts = { parts_slug_key: slugTaken, parts_stock_number: numberTaken }

async function unknownReferences({ db }: Context, input: PartInput | PartUpdate): Promise<Reason[]> {
  const { hasCategory, hasBrand } = await holdCategoryAndBrand(db, {
    categoryId: input.category_id,
    brandId: input.brand_id,
  })
  const hasSupplier = input.supplier_id === null || (await holdSupplier(db, input.supplier_id))
  return [
    ...(hasCategory ? [] : [reason(partErrors.unknown_category, { parameter: 'category_id' })]),
    ...(hasBrand ? [] : [reason(partErrors.unknown_brand, { parameter: 'brand_id' })]),
    ...(hasSupplier ? [] : [reason(partErrors.unknown_supplier, { parameter: 'supplier_id' })]),
  ]
}

async function takenNames(
  { db }: Context,
  input: PartInput | PartUpdate,
  exceptId: number,
): Promise<Reason[]> {
  const { rows } = await sql<{ same_slug: boolean; same_number: boolean }>`
    select
      exists (select from parts where slug = ${input.slug} and id <> ${exceptId}) as same_slug,
      exists (
        select from parts
        where lower(stock_number) = lower(${input.stock_number}) and deleted_at is null and id <> ${exceptId}
      ) as same_number`.execute(db)
  return [...(rows[0]!.same_slug ? [slugTaken] : []), ...(rows[0]!.same_number ? [numberTaken] : [])]
}
