import type { Kysely } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { refusal } from '#server/operation/refusal.ts'

export interface SaleTerms {
  payment_date: string
  payment_method: string
  /** Percent. */
  tax: number
  discount: number
  company_name: string
  first_name: string
  last_name: string
  phone: string
  email: string
}

export type CounterSale = Awaited<ReturnType<typeof readCounterSale>>

/** The sale, or the error if the movement has no documents. */
export async function readCounterSale(db: Kysely<Database>, transactionId: number) {
  const row = await db
    .selectFrom('stock_movements as m')
    .innerJoin('parts as p', 'p.id', 'm.part_id')
    .innerJoin('units as u', 'u.id', 'p.unit_id')
    .select([
      'm.quantity',
      'm.price',
      'm.date',
      'm.invoice_number',
      'm.sale',
      'p.name',
      'p.stock_number',
      'u.name as unit_name',
    ])
    .where('m.id', '=', transactionId)
    .executeTakeFirst()
  if (!row) throw refusal(partErrors.no_such_transaction)
  if (!row.sale) throw refusal(partErrors.transaction_has_no_invoice)
  return {
    ...row,
    quantity: Number(row.quantity),
    price: Number(row.price),
    terms: row.sale as unknown as SaleTerms,
  }
}
