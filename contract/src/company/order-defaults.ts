import { z } from 'zod'
import { offeredCharge } from '../charges/charge.ts'
import { hourlyRate, numberUpTo } from '../shared/fields.ts'
import { taxDecimals, taxRate } from './tax-rate.ts'

export const dueInDaysMax = 365
const workingHoursMin = 1
export const workingHoursMax = 24

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? null)

/** Null: the field starts empty. */
export const orderDefaultsInput = {
  tax_labor: orNone(taxRate),
  tax_inventory: orNone(taxRate),
  /** Days from creating the order to its due date. */
  due_in_days: orNone(z.number().int().min(0).max(dueInDaysMax)),
  hourly_rate: orNone(hourlyRate),
  /** Default time of a chosen day, `HH:mm`. */
  first_slot: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'validate__time' })
    .default('08:00'),
  /** Hours a day that a mechanic can be planned for. */
  working_hours: numberUpTo(workingHoursMax, 1).min(workingHoursMin).default(8),
}

export const orderDefaults = z.object({
  tax_labor: z.number().nullable(),
  tax_inventory: z.number().nullable(),
  tax_decimals: taxDecimals,
  due_in_days: z.number().int().nullable(),
  hourly_rate: z.number().nullable(),
  /** Whether there are rates besides the company's. */
  has_labor_rates: z.boolean(),
  first_slot: z.string(),
  /** Those in use on repair orders, by position. */
  charges: z.array(offeredCharge),
})
export type OrderDefaults = z.infer<typeof orderDefaults>
