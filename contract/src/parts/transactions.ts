import { z } from 'zod'
import { date, dollars, id, timestamp } from '../shared/fields.ts'
import { innerPageSize, pageQuery } from '../shared/page.ts'
import { saleReasons } from './part-sale.ts'

/** `returned`: goods that came back from an order. */
export const transactionTypes = ['purchase', 'sold', 'returned'] as const

const orderTypes = ['bs', 'parts'] as const

/** A movement of stock. Movements are only ever added. */
export const transaction = z.object({
  id,
  operation_type: z.enum(transactionTypes),
  /** Why it left, of a sold one. */
  describe: z.enum(saleReasons).nullable(),
  quantity: z.number(),
  /** Dollars for one, as it was sold. 0 of a purchase. */
  price: dollars,
  /** What one cost the shop, dollars with up to four decimals. Null to whoever may not know costs. */
  cost: z.number().nullable(),
  /** Of the purchase or sale; of an order's movement the order's number. Empty when the order is not the reader's. */
  invoice_number: z.string(),
  inventory_id: id,
  order_id: id.nullable(),
  /** Body shop (repair order) or parts order. */
  order_type: z.enum(orderTypes).nullable(),
  comment: z.string(),
  date,
  user: z.string(),
  created_at: timestamp,
})
export type Transaction = z.infer<typeof transaction>

export const transactionsQuery = pageQuery(['date'], { perPage: innerPageSize }).extend({
  /** In invoice or order number and comment. */
  q: z.string().trim().max(200).optional(),
  date_from: date.optional(),
  date_to: date.optional(),
  transaction_type: z.enum(transactionTypes).optional(),
})
export type TransactionsQuery = z.output<typeof transactionsQuery>

/** What an open order holds of the part. */
export const reservedRow = z.object({
  order_id: id.nullable(),
  order_type: z.enum(orderTypes),
  order_number: z.string(),
  status: z.string(),
  quantity: z.number(),
  /** Since when. */
  created_at: timestamp,
})
export type ReservedRow = z.infer<typeof reservedRow>

export const reservedQuery = pageQuery(['created'], { perPage: innerPageSize })
export type ReservedQuery = z.output<typeof reservedQuery>
