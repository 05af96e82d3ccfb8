import { z } from 'zod'

/** Why a VIN could not be decoded; also the error codes. */
const vinProblems = ['vin_malformed', 'vin_check_digit_wrong', 'vin_manufacturer_unknown'] as const
export type VinProblem = (typeof vinProblems)[number]

/** Unknown values are null: every decoded VIN has a make, few trailers have a model. */
export const vinDecodeShape = z.object({
  make: z.string(),
  model: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Of `vehicleTypes`; null for a trailer. */
  type_id: z.number().int().nullable(),
})
export type VinDecode = z.infer<typeof vinDecodeShape>
