import { z } from 'zod'

/** A record that prevents a write; `params.related` of the refusal, newest first. */
export const relatedRecord = z.object({
  kind: z.enum(['repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'type_of_work', 'part']),
  id: z.number().int(),
  name: z.string(),
  /** Deleted records have no page, only the list of deleted ones. */
  is_deleted: z.boolean(),
})
export type RelatedRecord = z.infer<typeof relatedRecord>
