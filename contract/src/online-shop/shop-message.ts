import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'
import { pageQuery } from '../shared/page.ts'

export const shopMessageTypes = ['order.status_changed', 'order.shipment_changed', 'order.refunded'] as const
export type ShopMessageType = (typeof shopMessageTypes)[number]

/** `waiting`: for its first or next try. */
export const shopMessageStatuses = ['waiting', 'delivered', 'failed'] as const

export const shopMessageProblems = [
  'answered',
  'unreachable',
  'timed_out',
  'address_refused',
  'key_revoked',
  'no_webhook',
] as const
export type ShopMessageProblem = (typeof shopMessageProblems)[number]

/** With growing pauses: about a day in all. */
export const maxTries = 15

export const shopMessage = z.object({
  id,
  type: z.enum(shopMessageTypes),
  status: z.enum(shopMessageStatuses),
  key: z.object({ id, name: z.string() }),
  order: z.object({ id, order_number: z.string(), external_number: z.string() }),
  /** Waits for an older message of its order, as messages are sent in order. */
  is_held: z.boolean(),
  tries: z.number().int(),
  created_at: timestamp,
  last_tried_at: timestamp.nullable(),
  problem: z.enum(shopMessageProblems).nullable(),
  answer_status: z.number().int().nullable(),
  answer: z.string(),
})
export type ShopMessage = z.infer<typeof shopMessage>

export const shopMessageQuery = pageQuery(['created']).extend({
  status: z.enum(shopMessageStatuses).optional(),
  key_id: id.optional(),
})
