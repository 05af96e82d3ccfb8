import { sql } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import { type FeatureValueInput, featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { reason, refusal } from '#server/operation/refusal.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { holdFeature } from './hold-features.ts'
import { partsWithValue } from './used-by-parts.ts'

/** The values that specifications may have. */
export const featureValues: Dictionary<FeatureValueInput> = {
  kind: 'feature_value',
  table: 'feature_values',
  columns: ['slug', 'feature_id'],
  filter: ({ feature_id }) => (feature_id === undefined ? undefined : sql`feature_id = ${feature_id}`),
  labels: 'catalogue.fields',
  unique: [
    { table: 'feature_values', column: 'name', index: 'feature_values_name', within: 'feature_id' },
    {
      table: 'feature_values',
      column: 'slug',
      index: 'feature_values_slug',
      within: 'feature_id',
      isExact: true,
    },
  ],
  shortListMax: 100,
  usedBy: partsWithValue,
  async values({ db }, { name, slug, feature_id }) {
    if (!(await holdFeature(db, feature_id)))
      throw refusal(catalogueErrors.unknown_feature, { parameter: 'feature_id' })
    return { name, slug, feature_id }
  },
  againstUpdate: async (_, current, { feature_id }) =>
    current.feature_id === feature_id
      ? []
      : [reason(catalogueErrors.value_of_another_feature, { parameter: 'feature_id' })],
}

export const featureValuesFeature = dictionaryFeature<FeatureValueInput>({
  name: 'feature-values',
  about: 'The values that a specification may have.',
  endpoints: featureValueEndpoints,
  ...featureValues,
})
