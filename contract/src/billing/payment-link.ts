import { z } from 'zod'
import { timestamp } from '../shared/fields.ts'

export const paymentLinkDays = 7

export const paymentLink = z.object({
  sent_to: z.string(),
  sent_at: timestamp,
  expires_at: timestamp,
})
export type PaymentLink = z.infer<typeof paymentLink>
