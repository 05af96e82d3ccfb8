import { sql } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import { featureValues as declared } from '#contract/catalogue/feature-value.ts'
import { reason, refusal } from '#server/operation/refusal.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { lockSharedFeature } from './lock-features.ts'
import { partsWithValue } from './used-by-parts.ts'

export const featureValues = implementDictionary(declared, {
  about: 'The values that a specification may have.',
  table: 'feature_values',
  references: { feature_id: 'features' },
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
  filter: ({ feature_id }) => (feature_id === undefined ? undefined : sql`feature_id = ${feature_id}`),
  usage: partsWithValue,
  async values({ db }, { name, slug, feature_id }) {
    if (!(await lockSharedFeature(db, feature_id)))
      throw refusal(catalogueErrors.unknown_feature, { parameter: 'feature_id' })
    return { name, slug, feature_id }
  },
  validateUpdate: async (_, current, { feature_id }) =>
    current.feature_id === feature_id
      ? []
      : [reason(catalogueErrors.value_of_another_feature, { parameter: 'feature_id' })],
})
