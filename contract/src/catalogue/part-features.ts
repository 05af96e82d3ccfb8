import { z } from 'zod'
import { id } from '../shared/fields.ts'

export const partFeaturesMax = 50
const featureValuesMax = 50

const chosenFeature = z
  .object({
    feature_id: id.nullish(),
    value_ids: z.array(id).max(featureValuesMax).nullish(),
    value_id: id.nullish(),
  })
  .transform(({ feature_id, value_ids, value_id }) => ({
    feature_id: feature_id ?? null,
    value_ids: [...new Set([...(value_ids ?? []), ...(value_id ? [value_id] : [])])],
  }))

/** The specifications of a part. Rows without specification or value are ignored. */
export const chosenFeatures = z
  .array(chosenFeature)
  .max(partFeaturesMax)
  .default([])
  .transform(rows =>
    rows.flatMap(({ feature_id, value_ids }) =>
      feature_id !== null && value_ids.length > 0 ? [{ feature_id, value_ids }] : [],
    ),
  )
export type ChosenFeatures = z.output<typeof chosenFeatures>

/** By the specification's position, then name. */
export const partFeature = z.object({
  feature_id: id,
  name: z.string(),
  value_ids: z.array(id),
  values: z.array(z.object({ id, name: z.string() })),
})
export type PartFeature = z.infer<typeof partFeature>
