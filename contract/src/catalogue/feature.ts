import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { id, namedText, version } from '../shared/fields.ts'
import { requiredSlug } from '../shared/slug.ts'

export const featureNameMax = 255

/** All values are text so far. */
const featureTypes = ['text'] as const

const valueChoice = z.object({ id, name: z.string() })

/** A specification with its values by name, as a part's form chooses among them. */
const featureChoice = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  type: z.enum(featureTypes),
  /** Where it stands among a part's specifications. */
  position: z.number().int(),
  /** A part may have several of its values, otherwise one. */
  multiple: z.boolean(),
  /** Offered for parts. One that is not stays on the parts that have it. */
  active: z.boolean(),
  values: z.array(valueChoice),
})
export type FeatureChoice = z.infer<typeof featureChoice>

/** A specification, in the API a feature: `Thread size` with the values `M16` and `M18`. */
const feature = dictionaryRecord.extend(featureChoice.shape)
export type Feature = z.infer<typeof feature>

const featureInput = z.object({
  name: namedText(featureNameMax),
  slug: requiredSlug,
  type: z.enum(featureTypes).default('text'),
  /** Where it stands among a part's specifications. */
  position: z.number().int().min(0).max(999_999).default(0),
  multiple: z.boolean().default(false),
  active: z.boolean().default(true),
  version,
})
export type FeatureInput = z.output<typeof featureInput>

export const featureEndpoints = dictionaryEndpoints('/api/v1/features', {
  resource: 'inventory-features',
  choosers: ['inventories.read'],
  what: 'specifications',
  record: feature,
  choice: featureChoice,
  input: featureInput,
})
