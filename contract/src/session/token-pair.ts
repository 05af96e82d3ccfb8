import { z } from 'zod'
import { timestamp } from '../shared/fields.ts'

export const tokenPair = z.object({
  token_type: z.literal('Bearer'),
  /** How long the access token is valid, in seconds. */
  expires_in: z.number().int(),
  access_token: z.string(),
  /** Valid for one use, within 30 days, from the browser that signed in. */
  refresh_token: z.string(),
  /** When the access token expires. */
  expires_at: timestamp,
})
export type TokenPair = z.infer<typeof tokenPair>
