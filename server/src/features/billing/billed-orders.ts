import type { Kysely } from 'kysely'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { InvoiceDocument } from './invoice/invoice-document.ts'

/** What payments and documents ask of a kind of order. Each kind gives one of these to `billingFeature`. */
export interface BilledOrders<Order extends BilledOrder = BilledOrder> {
  /** Kind of the order in the ledgers, and of its record in history and announcements. */
  kind: OrderKind
  /** Its page in the web application. */
  link(id: number): string
  /** Locks the order's row until the end of the write. Refuses what the caller may not see, and what is not billed. */
  lock(context: Context, id: number): Promise<Order>
  /** Refuses the same, without a lock: before a read. */
  refuseUnbillable(context: Context, id: number): Promise<void>
  /** Writes into the locked order what the ledger says. */
  writePaid(context: Context, id: number, paid: PaidState): Promise<void>
  /** Marks the order as billed. Returns whether this was the first invoice. */
  markBilled(db: Kysely<Database>, id: number, now: Date): Promise<boolean>
  /** `amount` as it is shown. */
  notifyPayment(context: Context, order: Order, amount: string): Promise<void>
  /** What an invoice says, to be read in one snapshot: everything must add up. Null when there is no such order any more. */
  readInvoice(db: Kysely<Database>, id: number): Promise<Invoice | null>
}

export interface BilledOrder {
  id: number
  /** Who pays; there is one on every order that is billed. */
  customer_id: number | null
  /** Dollars. */
  total: number
  /** Dollars, as the ledger said last. */
  paid: number
  /** Since when an order of $0.00 counts as paid; null while it is worked on. */
  finishedAt: Date | null
  created_at: Date
}

export interface PaidState {
  /** Dollars with two decimals, as PostgreSQL writes them. */
  amount: string
  isPaid: boolean
  /** When the last of it came, if it is paid in full; of an order that costs nothing, `finishedAt`. */
  paidAt: Date | null
}

export interface Invoice {
  number: string
  /** Deleted, canceled or refunded since: it is not sent any more. */
  isVoid: boolean
  /** The date on the first invoice; null before there is one. */
  firstDate: string | null
  /** Dollars still to be paid. */
  balance: number
  /** Of the logo that is printed on it; null without one. */
  logoUrl: string | null
  statusOn(day: string): InvoiceStatus
  /** `date`: YYYY-MM-DD. `writeDay`: how its days are written, as on paper unless told otherwise. */
  document(shop: Shop, date: string, writeDay?: WriteDay): Promise<InvoiceDocument>
}

/** Of a day YYYY-MM-DD and the customer's language. */
export type WriteDay = (day: string, language: string) => string

export type InvoiceStatus = 'paid' | 'overdue' | 'due'
