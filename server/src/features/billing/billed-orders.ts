import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { InvoiceDocument } from './invoice/invoice-document.ts'

/** What billing needs from a kind of order; one per kind is passed to `billingFeature`. */
export interface BilledOrders<Order extends BilledOrder = BilledOrder> {
  kind: OrderKind
  /** Page of the order in the web application. */
  link(id: number): string
  /**
   * Locks the order's row until the end of the write. Refuses an order that the caller may not see or that cannot be
   * billed.
   */
  lock(context: Context, id: number): Promise<Order>
  /** The same refusals without a lock, before a read. */
  refuseUnbillable(context: Context, id: number): Promise<void>
  /** Stores the paid state in the locked order. */
  writePaid(context: Context, id: number, paid: PaidState): Promise<void>
  /** Marks the order as billed. Returns whether this was the first invoice. */
  markBilled(db: Kysely<Database>, id: number, now: Date): Promise<boolean>
  /** `amount` is formatted. */
  notifyPayment(context: Context, order: Order, amount: string): Promise<void>
  /** Run in one snapshot, so that the amounts add up. Null if the order no longer exists. */
  readInvoice(db: Kysely<Database>, id: number): Promise<Invoice | null>
}

export interface BilledOrder {
  id: number
  /** The payer; every billed order has one. */
  customer_id: number | null
  /** Dollars. */
  total: number
  /** Dollars, as of the last ledger line. */
  paid: number
  /** Dollars that are still due; negative if overpaid. */
  balance: number
  /** From when an order of $0.00 counts as paid; null until it is finished. */
  finishedAt: Date | null
  created_at: Date
}

interface PaidState {
  /** Dollars with two decimals, as PostgreSQL writes them. */
  amount: string
  isPaid: boolean
  /** Date of the last payment if paid in full; `finishedAt` for an order that costs nothing. */
  paidAt: Date | null
}

export interface Invoice {
  number: string
  /** Deleted, canceled or refunded: no longer sent. */
  isVoid: boolean
  /** Null before the first invoice. */
  firstDate: string | null
  /** Dollars. */
  balance: number
  logoUrl: string | null
  statusOn(day: string): InvoiceStatus
  /** `date`: YYYY-MM-DD. `writeDay` formats days, by default as on paper. */
  document(shop: Shop, date: string, writeDay?: WriteDay): Promise<InvoiceDocument>
}

/** `day`: YYYY-MM-DD. */
export type WriteDay = (day: string, language: string) => string

export type InvoiceStatus = 'paid' | 'overdue' | 'due'
