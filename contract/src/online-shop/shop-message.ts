import { z } from 'zod'
import { id, timestamp } from '../shared/fields.ts'
import { pageQuery } from '../shared/page.ts'

/** What a source is told of its orders. */
export const shopMessageTypes = ['order.status_changed', 'order.shipment_changed', 'order.refunded'] as const
export type ShopMessageType = (typeof shopMessageTypes)[number]

/** `waiting`: not tried yet, or to be tried again. */
export const shopMessageStatuses = ['waiting', 'delivered', 'failed'] as const

/** What went wrong at the last try. */
export const shopMessageProblems = [
  'answered',
  'unreachable',
  'timed_out',
  'address_refused',
  'key_revoked',
  'no_webhook',
] as const
export type ShopMessageProblem = (typeof shopMessageProblems)[number]

/** With growing pauses between them: about a day. */
export const maxTries = 15

export const shopMessage = z.object({
  id,
  type: z.enum(shopMessageTypes),
  status: z.enum(shopMessageStatuses),
  key: z.object({ id, name: z.string() }),
  order: z.object({ id, order_number: z.string(), external_number: z.string() }),
  /** It waits for an older one of its order: they are told one after the other. */
  is_held: z.boolean(),
  tries: z.number().int(),
  created_at: timestamp,
  last_tried_at: timestamp.nullable(),
  problem: z.enum(shopMessageProblems).nullable(),
  /** HTTP status of the last answer. */
  answer_status: z.number().int().nullable(),
  /** How it began. */
  answer: z.string(),
})
export type ShopMessage = z.infer<typeof shopMessage>

export const shopMessageQuery = pageQuery(['created']).extend({
  status: z.enum(shopMessageStatuses).optional(),
  key_id: id.optional(),
})
