import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { id, namedText, version } from '../shared/fields.ts'
import { innerPageSize } from '../shared/page.ts'
import { requiredSlug } from '../shared/slug.ts'
import { featureNameMax } from './feature.ts'

const featureValue = dictionaryRecord.extend({ slug: z.string(), feature_id: id })
export type FeatureValue = z.infer<typeof featureValue>

const featureValueInput = z.object({
  name: namedText(featureNameMax),
  slug: requiredSlug,
  /** Stays as it was created. */
  feature_id: id,
  version,
})
export type FeatureValueInput = z.output<typeof featureValueInput>

/** The values of specifications; name and slug are unique within one. */
export const featureValueEndpoints = dictionaryEndpoints('/api/v1/feature-values', {
  resource: 'inventory-features',
  choosers: ['inventories.read'],
  what: 'values of specifications',
  record: featureValue,
  choice: z.object({ id, name: z.string(), slug: z.string(), feature_id: id }),
  input: featureValueInput,
  filters: { feature_id: id.optional() },
  perPage: innerPageSize,
})
