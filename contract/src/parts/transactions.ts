import { z } from 'zod'
import { collectionTypes } from '../parts-orders/parts-order-statuses.ts'
import { date, dollars, id, timestamp } from '../shared/fields.ts'
import { innerPageSize, pageQuery } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { saleReasons } from './part-sale.ts'

/** `returned`: goods that came back from an order. */
export const transactionTypes = ['purchase', 'sold', 'returned'] as const

/** A movement of stock. Movements are only ever added. */
export const transaction = z.object({
  id,
  operation_type: z.enum(transactionTypes),
  /** Why it was taken out, for a sale. */
  describe: z.enum(saleReasons).nullable(),
  quantity: z.number(),
  /** Dollars per unit, as sold. 0 for a purchase. */
  price: dollars,
  /** What one cost the buyer over the counter, after discount and tax. Null for all else. */
  price_after_tax: dollars.nullable(),
  /** Cost per unit in dollars, with up to four decimals. Null for callers who may not see costs. */
  cost: z.number().nullable(),
  /** Of the purchase or sale; for an order's movement, the order number. Empty if the caller may not see the order. */
  invoice_number: z.string(),
  inventory_id: id,
  order_id: id.nullable(),
  /** Body shop (repair order) or parts order. */
  order_type: z.enum(collectionTypes).nullable(),
  /** Whose invoice it was received with. Empty for all else. */
  supplier: z.string(),
  comment: z.string(),
  date,
  user: z.string(),
  created_at: timestamp,
})
export type Transaction = z.infer<typeof transaction>

/** Sold over the counter: it has an invoice and a receipt. Of an order's movement the order has the invoice. */
export const hasSaleDocuments = ({ describe, order_type }: Pick<Transaction, 'describe' | 'order_type'>) =>
  describe === 'sold' && order_type === null

export const transactionsQuery = pageQuery(['date'], { perPage: innerPageSize }).extend({
  /** In invoice or order number, supplier and comment. */
  q: typedText().max(200).optional(),
  date_from: date.optional(),
  date_to: date.optional(),
  /** Of the part that moved: nothing, where it has another category or supplier. */
  category_id: id.optional(),
  supplier_id: id.optional(),
  transaction_type: z.enum(transactionTypes).optional(),
})
export type TransactionsQuery = z.output<typeof transactionsQuery>

/** How much of the part an open order reserves. */
export const reservedRow = z.object({
  order_id: id.nullable(),
  order_type: z.enum(collectionTypes),
  order_number: z.string(),
  status: z.string(),
  quantity: z.number(),
  /** Since when. */
  created_at: timestamp,
})
export type ReservedRow = z.infer<typeof reservedRow>

export const reservedQuery = pageQuery(['created'], { perPage: innerPageSize }).extend({
  /** In the order's number. */
  q: typedText().max(200).optional(),
  order_kind: z.enum(collectionTypes).optional(),
})
export type ReservedQuery = z.output<typeof reservedQuery>
