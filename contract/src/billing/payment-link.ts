import { z } from 'zod'
import { timestamp } from '../shared/fields.ts'

export const paymentLinkDays = 7

/** A valid link to the order's invoice, sent to the customer by e-mail. */
export const paymentLink = z.object({
  sent_to: z.string(),
  sent_at: timestamp,
  expires_at: timestamp,
})
export type PaymentLink = z.infer<typeof paymentLink>
