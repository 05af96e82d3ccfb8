import { z } from 'zod'
import { timestamp } from '../shared/fields.ts'

export const tokenPair = z.object({
  token_type: z.literal('Bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  access_token: z.string(),
  /** For one use within 30 days, from the same browser. */
  refresh_token: z.string(),
  expires_at: timestamp,
})
export type TokenPair = z.infer<typeof tokenPair>
