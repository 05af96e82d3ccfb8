import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { type Receipt, type ReceiptInput, receiptAmount } from '#contract/parts/receipt.ts'
import { lockSharedSupplier } from '#server/features/suppliers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { buyParts } from '../price-changes/buy-parts.ts'
import { seesCosts } from '../record/sees-costs.ts'
import { lockPartsToBuy, type PartToBuy } from './lock-parts-to-buy.ts'
import { validateDate, validateQuantity } from './validate-movement.ts'

/** Receives all parts of a supplier's invoice or none, in a constant number of statements. */
export async function receiveParts(context: Context, receipt: ReceiptInput): Promise<Receipt> {
  const { date, invoice_number, supplier_id } = receipt
  const rows = receipt.rows.map(row => ({ ...row, part_id: row.inventory_id }))
  const supplier = supplier_id === null ? '' : await supplierName(context, supplier_id)
  const parts = await lockPartsToBuy(
    context.db,
    rows.map(row => row.part_id),
  )
  const reasons = [
    ...validateDate(context, date),
    ...(supplier === null ? [reason(partErrors.unknown_supplier, { parameter: 'supplier_id' })] : []),
    ...rows.flatMap((row, index) => validateRow(row, parts.get(row.part_id), `rows.${index}`)),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const suggested = await buyParts(context, { date, invoice_number, supplier: supplier ?? '' }, rows)
  for (const row of rows) {
    const unit = parts.get(row.part_id)!.unit_name
    context.record({
      kind: 'part',
      recordId: row.part_id,
      act: supplier ? 'received' : 'purchased',
      params: { quantity: row.quantity, unit, ...(supplier && { supplier }) },
    })
  }
  // One announcement makes pages reload all parts.
  announce(context, 'part', rows[0]!.part_id)
  return { parts: parts.size, amount: receiptAmount(rows), price_changes: seesCosts(context) ? suggested : 0 }
}

function validateRow({ quantity }: { quantity: number }, part: PartToBuy | undefined, at: string): Reason[] {
  if (!part) return [reason(partErrors.part_is_gone, { parameter: `${at}.inventory_id` })]
  return validateQuantity(quantity, { ...part, name: part.unit_name }, `${at}.quantity`)
}

/** Locks the supplier; null if it does not exist. */
async function supplierName({ db }: Context, id: number): Promise<string | null> {
  if (!(await lockSharedSupplier(db, id))) return null
  const { rows } = await sql<{ name: string }>`select name from suppliers where id = ${id}`.execute(db)
  return rows[0]!.name
}
