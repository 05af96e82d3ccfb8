import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'

/** Sentences: `notifications.types.<type>`. */
const notificationTypes = [
  'order_assigned',
  'order_status_changed',
  'order_overdue',
  'sublet_past_due',
  'comment_added',
  'parts_order_created',
  'customer_address_added',
  'payment_received',
  'payment_over_balance',
  'payment_refunded',
  'payment_disputed',
  'payment_dispute_won',
  'payment_dispute_lost',
  'online_payment_unapplied',
  'part_below_minimum',
  'email_change_confirmed',
  'ledger_difference',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  message: z.string(),
  meta: z.object({
    news_id: id.nullable(),
    order_id: id.nullable(),
    comment_id: id.nullable(),
    has_older: z.boolean(),
  }),
  created_at: timestamp,
  /** MM/DD/YYYY h:mm A in the reader's time zone. */
  created_at_formatted: z.string(),
  /** Path of the page it is about. */
  link: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>
