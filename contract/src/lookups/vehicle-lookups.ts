import { z } from 'zod'

/** Why a VIN could not be decoded; also the error codes. */
const vinProblems = ['vin_malformed', 'vin_check_digit_wrong', 'vin_manufacturer_unknown'] as const
export type VinProblem = (typeof vinProblems)[number]

/** Unknown values are null: every decoded VIN has a make, few trailers have a model. */
const vinReading = z.object({
  make: z.string(),
  model: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Of `vehicleTypes`; null for a trailer. */
  type_id: z.number().int().nullable(),
})
export type VinReading = z.infer<typeof vinReading>

export const vinDecodeShape = vinReading.extend({
  /** Whether the manufacturer's code is one of trailers. */
  is_trailer: z.boolean(),
  /**
   * For heavy trucks and trailers the letter of the year repeats every 30 years: the reading of the earlier year, if
   * that fits as well.
   */
  earlier: vinReading.nullable(),
})
export type VinDecode = z.infer<typeof vinDecodeShape>
