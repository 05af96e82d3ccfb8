import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { id, namedText } from '../shared/fields.ts'
import { requiredSlug } from '../shared/slug.ts'

export const featureNameMax = 255

const featureType = z.enum(['text'])

/** Specifications, `features` in the API: `Thread size` with the values `M16` and `M18`. */
export const features = defineDictionary('/api/v1/features', {
  kind: 'feature',
  resource: 'inventory-features',
  choosers: ['inventories.read'],
  what: 'specifications',
  words: 'catalogue.features',
  labels: 'catalogue',
  columns: {
    name: column.text(namedText(featureNameMax)),
    slug: column.text(requiredSlug),
    type: column.text(featureType.default('text'), featureType),
    position: column.number(z.number().int().min(0).max(999_999).default(0)),
    multiple: column.flag(),
    /** Offered for parts. Inactive ones stay on parts that have them. */
    active: column.flag(true),
  },
  children: { record: { values: z.array(z.object({ id, name: z.string() })) } },
})

export const featureEndpoints = features.endpoints
export type Feature = z.infer<typeof features.record>
export type FeatureChoice = z.infer<typeof features.choice>
