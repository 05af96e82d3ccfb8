import type { Part } from '#contract/parts/part.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import type { PartInput } from '#contract/parts/part-input.ts'
import { lockSharedUnit } from '#server/features/catalogue/index.ts'
import { cleanRichText, storeImageUses } from '#server/features/filebrowser/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { type SentImages, savePartImages } from '../images/save-part-images.ts'
import { getPart } from '../list/part-queries.ts'
import { savePartFeatures } from '../record/part-features.ts'
import { addPurchases } from '../stock/add-purchases.ts'
import { openStock } from '../stock/open-stock.ts'
import { validateMovement } from '../stock/validate-movement.ts'
import { uniqueInParts, validatePart } from './check-part.ts'
import { partValues } from './part-values.ts'

export async function createPart(context: Context, input: PartInput, files: SentImages): Promise<Part> {
  const reasons = [...(await validatePart(context, input)), ...(await validateUnit(context, input))]
  if (reasons.length > 0) throw new Refusal(reasons)
  const seo = { ...input.seo, text: await cleanRichText(context, input.seo.text ?? '') }
  const { id } = await writeUnique(
    uniqueInParts,
    input,
    context.db
      .insertInto('parts')
      .values({
        ...partValues({ ...input, seo }),
        unit_id: input.unit_id,
        created_at: context.now,
        updated_at: context.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await openStock(context, id, input.min_limit)
  await storeImageUses(context, { kind: 'part', recordId: id }, seo.text)
  await savePartFeatures(context, id, input.features)
  await savePartImages(context, id, files, input.gallery_order)
  await addPurchases(context, input.purchase, [{ part_id: id, ...input.purchase }])
  context.record({ kind: 'part', recordId: id, act: 'created' })
  announce(context, 'part', id)
  return getPart(context, id)
}

async function validateUnit(context: Context, input: PartInput): Promise<Reason[]> {
  const unit = await lockSharedUnit(context.db, input.unit_id)
  if (!unit) return [reason(partErrors.unknown_unit, { parameter: 'unit_id' })]
  return validateMovement(context, input.purchase, unit).map(one => ({
    ...one,
    parameter: `purchase.${one.parameter}`,
  }))
}
