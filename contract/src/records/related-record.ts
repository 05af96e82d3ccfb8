import { z } from 'zod'

/** A record that stands in the way of a write: a refusal's `params.related`, newest first, holds some to link to. */
export const relatedRecord = z.object({
  kind: z.enum(['repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'type_of_work', 'part']),
  id: z.number().int(),
  name: z.string(),
  /** Then it has no page: it is found in the list of the deleted. */
  is_deleted: z.boolean(),
})
export type RelatedRecord = z.infer<typeof relatedRecord>
