import { z } from 'zod'
import { date, dollars } from '../shared/fields.ts'

/** A part at the end of a month, or now. */
export const monthOfPart = z.object({
  /** The first day of the month. */
  month: date,
  /** By the dates of the movements: less than nothing if a sale is dated before its purchase. */
  on_hand: z.number(),
  /** Null before the part came into the shop. */
  price_retail: dollars.nullable(),
})
export type MonthOfPart = z.infer<typeof monthOfPart>
