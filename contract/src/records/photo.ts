import { z } from 'zod'

/** A person's picture: URLs of a square of 48, one of 150, and the whole. */
export const photo = z.object({ xs: z.string(), sm: z.string(), original: z.string() })
export type Photo = z.infer<typeof photo>
