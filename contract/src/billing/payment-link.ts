import { z } from 'zod'
import { timestamp } from '../shared/fields.ts'

export const paymentLinkDays = 7

/** A link to the order's invoice that its customer was mailed and that still opens it. */
export const paymentLink = z.object({
  /** The e-mail address that it went to. */
  sent_to: z.string(),
  sent_at: timestamp,
  expires_at: timestamp,
})
export type PaymentLink = z.infer<typeof paymentLink>
