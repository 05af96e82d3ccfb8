import { z } from 'zod'
import { collectionTypes } from '../parts-orders/parts-order-statuses.ts'
import { date, dollars, id, timestamp } from '../shared/fields.ts'
import { innerPageSize, pageQuery } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { saleReasons } from './part-sale.ts'

/** `returned`: from an order. */
export const transactionTypes = ['purchase', 'sold', 'returned'] as const

/** A line of the stock ledger, which is append-only. */
export const transaction = z.object({
  id,
  operation_type: z.enum(transactionTypes),
  describe: z.enum(saleReasons).nullable(),
  quantity: z.number(),
  /** Dollars per unit; 0 for a purchase. */
  price: dollars,
  /** Charged on the invoice, before taxes; 0 for purchases and write-offs. */
  amount: dollars,
  /** Dollars per unit of a sale over the counter, after discount and tax; else null. */
  price_after_tax: dollars.nullable(),
  /** Cost per unit in dollars, with up to four decimals. Null for callers who may not see costs. */
  cost: z.number().nullable(),
  /** Invoice number, or the number of the order. Empty if the caller may not see the order. */
  invoice_number: z.string(),
  inventory_id: id,
  order_id: id.nullable(),
  order_type: z.enum(collectionTypes).nullable(),
  /** Of a purchase received with a supplier's invoice; else empty. */
  supplier: z.string(),
  comment: z.string(),
  date,
  user: z.string(),
  created_at: timestamp,
})
export type Transaction = z.infer<typeof transaction>

/** Sold over the counter: only these have an invoice and a receipt of their own. */
export const hasSaleDocuments = ({ describe, order_type }: Pick<Transaction, 'describe' | 'order_type'>) =>
  describe === 'sold' && order_type === null

export const transactionsQuery = pageQuery(['date'], { perPage: innerPageSize }).extend({
  /** Invoice or order number, supplier and comment. */
  q: typedText().max(200).optional(),
  date_from: date.optional(),
  date_to: date.optional(),
  category_id: id.optional(),
  supplier_id: id.optional(),
  transaction_type: z.enum(transactionTypes).optional(),
})
export type TransactionsQuery = z.output<typeof transactionsQuery>

export const reservedRow = z.object({
  order_id: id.nullable(),
  order_type: z.enum(collectionTypes),
  order_number: z.string(),
  status: z.string(),
  quantity: z.number(),
  created_at: timestamp,
})
export type ReservedRow = z.infer<typeof reservedRow>

export const reservedQuery = pageQuery(['created'], { perPage: innerPageSize }).extend({
  q: typedText().max(200).optional(),
  order_kind: z.enum(collectionTypes).optional(),
})
export type ReservedQuery = z.output<typeof reservedQuery>
