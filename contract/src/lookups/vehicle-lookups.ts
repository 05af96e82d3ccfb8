import { z } from 'zod'

/** Also the error codes. */
const vinProblems = ['vin_malformed', 'vin_check_digit_wrong', 'vin_manufacturer_unknown'] as const
export type VinProblem = (typeof vinProblems)[number]

/** Unknown values are null; the make is always known. */
const vinReading = z.object({
  make: z.string(),
  model: z.string().nullable(),
  year: z.number().int().nullable(),
  /** Id in `vehicleTypes`; null for a trailer. */
  type_id: z.number().int().nullable(),
})
export type VinReading = z.infer<typeof vinReading>

export const vinDecodeShape = vinReading.extend({
  is_trailer: z.boolean(),
  /** The letter of the model year repeats every 30 years: the earlier reading, if the VIN allows it. */
  earlier: vinReading.nullable(),
})
export type VinDecode = z.infer<typeof vinDecodeShape>
