import { z } from 'zod'
import { date, id, timestamp } from '../shared/fields.ts'

/** A repair order as the pages of its customer and its vehicle list it. */
export const recentOrder = z.object({
  id,
  order_number: z.string(),
  status: z.enum(['new', 'in_process', 'finished', 'deleted']),
  is_paid: z.boolean(),
  total_amount: z.number(),
  implementation_date: timestamp,
  due_date: date,
  vehicle: z.object({ id, kind: z.enum(['truck', 'trailer']), vin: z.string(), unit_number: z.string() }),
})
export type RecentOrder = z.infer<typeof recentOrder>
