import { z } from 'zod'
import { odometerUnits } from '../repair-orders/repair-order-input.ts'
import { date, id, timestamp } from '../shared/fields.ts'

/** A repair order in the history of a customer or vehicle. */
export const recentOrder = z.object({
  id,
  order_number: z.string(),
  status: z.enum(['new', 'in_process', 'finished', 'deleted']),
  is_paid: z.boolean(),
  works: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), quantity: z.number() })),
  total_amount: z.number(),
  /** Dollars still to be paid. */
  balance: z.number(),
  overdue_days: z.number().int(),
  odometer_in: z.number().int().nullable(),
  odometer_unit: z.enum(odometerUnits),
  implementation_date: timestamp,
  due_date: date,
  vehicle: z.object({ id, kind: z.enum(['truck', 'trailer']), vin: z.string(), unit_number: z.string() }),
})
export type RecentOrder = z.infer<typeof recentOrder>
