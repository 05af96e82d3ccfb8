import type { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { id, namedText } from '../shared/fields.ts'
import { innerPageSize } from '../shared/page.ts'
import { requiredSlug } from '../shared/slug.ts'
import { featureNameMax } from './feature.ts'

/** Name and slug are unique within a specification. */
export const featureValues = defineDictionary('/api/v1/feature-values', {
  kind: 'feature_value',
  resource: 'inventory-features',
  choosers: ['inventories.read'],
  what: 'values of specifications',
  words: 'catalogue.values',
  labels: 'catalogue',
  columns: {
    feature_id: column.requiredReference(),
    name: column.text(namedText(featureNameMax)),
    slug: column.text(requiredSlug),
  },
  filters: { feature_id: id.optional() },
  perPage: innerPageSize,
})

export const featureValueEndpoints = featureValues.endpoints
export type FeatureValue = z.infer<typeof featureValues.record>
