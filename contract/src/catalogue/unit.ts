import { z } from 'zod'
import { id } from '../shared/fields.ts'

/** What a part is counted in. */
export const unit = z.object({
  id,
  name: z.string(),
  /** Quantities of parts in this unit may have up to three decimals; otherwise they are whole numbers. */
  accept_decimals: z.boolean(),
})
export type Unit = z.infer<typeof unit>
