import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'

/** Parts whose stock differs from the sum of the ledger: always an error in the program. */
export const stockCheck = z.object({
  checked_at: timestamp,
  parts: z.number().int(),
  movements: z.number().int(),
  count: z.number().int(),
  differences: z.array(
    z.object({
      id,
      name: z.string(),
      stock_number: z.string(),
      on_hand: z.number(),
      moved: z.number(),
      reserved: z.number(),
      held: z.number(),
    }),
  ),
})
