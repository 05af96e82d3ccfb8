import { z } from 'zod'

/** Why a VIN could not be decoded; also the codes of the refusals. */
const vinProblems = ['vin_malformed', 'vin_check_digit_wrong', 'vin_manufacturer_unknown'] as const
export type VinProblem = (typeof vinProblems)[number]

/** What is not known is null: the make is known of every decoded VIN, the model of few trailers. */
export const vinDecodeShape = z.object({
  make: z.string(),
  model: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Of `vehicleTypes`; null for a trailer. */
  type_id: z.number().int().nullable(),
})
export type VinDecode = z.infer<typeof vinDecodeShape>
