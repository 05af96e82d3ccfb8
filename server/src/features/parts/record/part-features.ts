import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ChosenFeatures, PartFeature } from '#contract/catalogue/part-features.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'

export async function savePartFeatures(
  { db }: Context,
  partId: number,
  chosen: ChosenFeatures,
): Promise<void> {
  await db.deleteFrom('part_feature_values').where('part_id', '=', partId).execute()
  const rows = chosen.flatMap(({ feature_id, value_ids }) =>
    value_ids.map(value_id => ({ part_id: partId, feature_id, value_id })),
  )
  if (rows.length > 0) await db.insertInto('part_feature_values').values(rows).execute()
}

interface StoredPartFeature {
  id: number
  name: string
  value_id: number
  value_name: string
}

/** A JSON array by position of the specification, then name, for a select of parts. */
export const partFeaturesJson = (parts: ExpressionBuilder<Database, 'parts'>) =>
  jsonArrayFrom(
    parts
      .selectFrom('part_feature_values as p')
      .innerJoin('features as f', 'f.id', 'p.feature_id')
      .innerJoin('feature_values as v', 'v.id', 'p.value_id')
      .select(['f.id', 'f.name', 'v.id as value_id', 'v.name as value_name'])
      .whereRef('p.part_id', '=', 'parts.id')
      .orderBy('f.position')
      .orderBy('f.name')
      .orderBy('f.id')
      .orderBy('v.name'),
  )

export function showPartFeatures(rows: readonly StoredPartFeature[]): PartFeature[] {
  const features = new Map<number, PartFeature>()
  for (const { id, name, value_id, value_name } of rows) {
    const feature = features.get(id) ?? { feature_id: id, name, value_ids: [], values: [] }
    feature.value_ids.push(value_id)
    feature.values.push({ id: value_id, name: value_name })
    features.set(id, feature)
  }
  return [...features.values()]
}
