import { z } from 'zod'

/** URLs of a 48 px square, a 150 px square and the original. */
export const photo = z.object({ xs: z.string(), sm: z.string(), original: z.string() })
export type Photo = z.infer<typeof photo>
