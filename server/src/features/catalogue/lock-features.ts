import type { Kysely } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import type { ChosenFeatures } from '#contract/catalogue/part-features.ts'
import type { Database } from '#server/database/tables.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** Whether the specification exists; locks it against deletion until the end of the transaction. */
export const lockSharedFeature = async (db: Kysely<Database>, id: number): Promise<boolean> =>
  (await db.selectFrom('features').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined

/**
 * Refuses invalid specifications of a part, each at `features.<index>`. Locks them and their values against deletion.
 */
export async function validateFeatures(db: Kysely<Database>, chosen: ChosenFeatures): Promise<Reason[]> {
  if (chosen.length === 0) return []
  const features = await db
    .selectFrom('features')
    .select(['id', 'multiple'])
    .where(
      'id',
      'in',
      chosen.map(({ feature_id }) => feature_id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  const values = await db
    .selectFrom('feature_values')
    .select(['id', 'feature_id'])
    .where(
      'id',
      'in',
      chosen.flatMap(({ value_ids }) => value_ids),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  const multiple = new Map(features.map(({ id, multiple }) => [id, multiple]))
  const featureOf = new Map(values.map(({ id, feature_id }) => [id, feature_id]))
  return chosen.flatMap(({ feature_id, value_ids }, index) => {
    const at = `features.${index}`
    const isRepeated = chosen.findIndex(other => other.feature_id === feature_id) < index
    if (!multiple.has(feature_id) || isRepeated)
      return [reason(catalogueErrors.unknown_feature, { parameter: `${at}.feature_id` })]
    if (value_ids.some(id => featureOf.get(id) !== feature_id))
      return [reason(catalogueErrors.value_of_another_feature, { parameter: `${at}.value_ids` })]
    return value_ids.length > 1 && !multiple.get(feature_id)
      ? [reason(catalogueErrors.feature_takes_one_value, { parameter: `${at}.value_ids` })]
      : []
  })
}
