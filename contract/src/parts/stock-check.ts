import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'

/** Parts whose stock is not what the ledger adds up to. There must be none: only an error of ours makes one. */
export const stockCheck = z.object({
  checked_at: timestamp,
  parts: z.number().int(),
  movements: z.number().int(),
  /** How many differ. */
  count: z.number().int(),
  /** The first hundred of them. */
  differences: z.array(
    z.object({
      id,
      name: z.string(),
      stock_number: z.string(),
      on_hand: z.number(),
      /** The sum of the movements. */
      moved: z.number(),
      reserved: z.number(),
      /** The sum of what open orders hold. */
      held: z.number(),
    }),
  ),
})
