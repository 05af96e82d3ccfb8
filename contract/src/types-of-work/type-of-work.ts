import { z } from 'zod'
import { unitChoice } from '../catalogue/unit.ts'
import { maxOrderCharges } from '../charges/order-charge.ts'
import { laborRateId, laborRateOf } from '../company/labor-rate.ts'
import { quantity } from '../parts/quantity.ts'
import { duration } from '../shared/duration.ts'
import { dollars, hourlyRate, id, requiredText, timestamp, version } from '../shared/fields.ts'
import { typeOfWorkCharge, typeOfWorkChargeInput } from './type-of-work-charge.ts'

export const maxTypeOfWorkParts = 30

const typeOfWorkPart = z.object({
  id,
  inventory_id: id,
  name: z.string(),
  stock_number: z.string(),
  quantity: z.number(),
  price: dollars,
  unit: unitChoice,
  available: z.number(),
})
export type TypeOfWorkPart = z.infer<typeof typeOfWorkPart>

export const typeOfWorkRow = z.object({
  id,
  name: z.string(),
  /** Hours and minutes: `2:30`. */
  duration: z.string(),
  /** Of its labor rate if it has one, else its own. */
  hourly_rate: dollars,
  labor_rate: laborRateOf,
  estimated_amount: dollars,
})
export type TypeOfWorkRow = z.infer<typeof typeOfWorkRow>

/** With parts and charges, to fill a type of work of an order. */
export const typeOfWorkChoice = typeOfWorkRow.extend({
  inventories: z.array(typeOfWorkPart),
  charges: z.array(typeOfWorkCharge),
})
export type TypeOfWorkChoice = z.infer<typeof typeOfWorkChoice>

export const typeOfWork = typeOfWorkChoice.extend({
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type TypeOfWork = z.infer<typeof typeOfWork>

/** `inventory_id` is the part's; `id`, the row's, is ignored. */
const partRow = z.object({ id: id.nullish(), inventory_id: id, quantity })

export const typeOfWorkInput = z.object({
  name: requiredText(255),
  duration,
  /** With a labor rate, that of the labor rate counts. */
  hourly_rate: hourlyRate,
  labor_rate_id: laborRateId,
  inventories: z.array(partRow).max(maxTypeOfWorkParts).default([]),
  /** Absent: it keeps those that it has. */
  charges: z.array(typeOfWorkChargeInput).max(maxOrderCharges).optional(),
  version,
})
export type TypeOfWorkInput = z.output<typeof typeOfWorkInput>
export type TypeOfWorkPayload = z.input<typeof typeOfWorkInput>
