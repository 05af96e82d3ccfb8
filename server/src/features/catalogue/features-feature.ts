import { sql } from 'kysely'
import { type FeatureInput, featureEndpoints } from '#contract/catalogue/feature.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { partsWithFeature } from './used-by-parts.ts'

/** Specifications of parts, in the API features. */
export const features: Dictionary<FeatureInput> = {
  kind: 'feature',
  table: 'features',
  columns: ['slug', 'type', 'position', 'multiple', 'active'],
  parts: [
    sql`coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by lower(v.name), v.id)
      from feature_values v where v.feature_id = features.id
    ), '[]')`.as('values'),
  ],
  labels: 'catalogue.fields',
  unique: [
    { table: 'features', column: 'name', index: 'features_name' },
    { table: 'features', column: 'slug', index: 'features_slug_key', isExact: true },
  ],
  shortListMax: 100,
  usedBy: partsWithFeature,
  values: (_, { version: __, ...columns }) => columns,
}

export const featuresFeature = dictionaryFeature<FeatureInput>({
  name: 'features',
  about: 'Specifications of parts, such as thread or voltage.',
  endpoints: featureEndpoints,
  ...features,
})
