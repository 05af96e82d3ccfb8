import type { Part } from '#contract/parts/part.ts'
import type { PartUpdate } from '#contract/parts/part-input.ts'
import { cleanRichText, storeImageUses } from '#server/features/filebrowser/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { type SentImages, savePartImages } from '../images/save-part-images.ts'
import { getPart } from '../list/part-queries.ts'
import { dismissSuggestion } from '../price-changes/dismiss-suggestion.ts'
import { lockPart } from '../record/find-part.ts'
import { savePartFeatures } from '../record/part-features.ts'
import { setMinLimit } from '../stock/open-stock.ts'
import { uniqueInParts, validatePart } from './check-part.ts'
import { partChanges } from './part-changes.ts'
import { partValues } from './part-values.ts'

/** Updates all but unit and stock. */
export async function updatePart(
  context: Context,
  id: number,
  input: PartUpdate,
  files: SentImages,
): Promise<Part> {
  const current = await lockPart(context, id)
  await checkVersion(input.version, current.version, () => getPart(context, id))
  const reasons = await validatePart(context, input, id)
  if (reasons.length > 0) throw new Refusal(reasons)
  const seo = { ...input.seo, text: await cleanRichText(context, input.seo.text ?? '') }
  const before = await getPart(context, id)
  await writeUnique(
    uniqueInParts,
    input,
    context.db
      .updateTable('parts')
      .set({ ...partValues({ ...input, seo }), version: current.version + 1, updated_at: context.now })
      .where('id', '=', id)
      .execute(),
  )
  if (input.price_retail !== before.price_retail) await dismissSuggestion(context, id, input.price_retail)
  if (input.min_limit !== before.min_limit) await setMinLimit(context, id, input.min_limit)
  await storeImageUses(context, { kind: 'part', recordId: id }, seo.text)
  await savePartFeatures(context, id, input.features)
  await savePartImages(context, id, files, input.gallery_order)
  const after = await getPart(context, id)
  const changes = partChanges(before, after)
  if (changes.length > 0) context.record({ kind: 'part', recordId: id, act: 'updated', changes })
  announce(context, 'part', id)
  return after
}
