import { z } from 'zod'
import { hourlyRate, numberUpTo } from '../shared/fields.ts'
import { taxDecimals, taxRate } from './tax-rate.ts'

export const dueInDaysMax = 365
export const workingHoursMin = 1
export const workingHoursMax = 24

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? null)

/** What new repair orders begin with; null: the field begins empty. */
export const orderDefaultsInput = {
  tax_labor: orNone(taxRate),
  tax_inventory: orNone(taxRate),
  /** The due date is that many days after the day of the order. */
  due_in_days: orNone(z.number().int().min(0).max(dueInDaysMax)),
  hourly_rate: orNone(hourlyRate),
  /** The time at which a chosen day begins, `HH:mm`. */
  first_slot: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'validate__time' })
    .default('08:00'),
  /** How many hours of work a mechanic can be given for a day. */
  working_hours: numberUpTo(workingHoursMax, 1).min(workingHoursMin).default(8),
}

/** The same for the form of an order. */
export const orderDefaults = z.object({
  tax_labor: z.number().nullable(),
  tax_inventory: z.number().nullable(),
  tax_decimals: taxDecimals,
  due_in_days: z.number().int().nullable(),
  hourly_rate: z.number().nullable(),
  first_slot: z.string(),
})
export type OrderDefaults = z.infer<typeof orderDefaults>
