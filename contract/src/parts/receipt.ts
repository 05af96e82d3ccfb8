import { z } from 'zod'
import { dollars, id, maxDollars } from '../shared/fields.ts'
import { lineAmount, sumCents, toCents, toDollars } from '../shared/money.ts'
import { purchaseInput } from './purchase.ts'
import { fitsUnit } from './quantity.ts'

export const receiptRowsMax = 100

const receiptFields = purchaseInput.pick({ date: true, invoice_number: true }).extend({
  supplier_id: id.nullish().transform(supplier => supplier ?? null),
  rows: z
    .array(purchaseInput.pick({ quantity: true, cost: true }).extend({ inventory_id: id }))
    .min(1)
    .max(receiptRowsMax),
})

/** A supplier's invoice. A part may be in several rows. Refuses a total beyond the limit of dollars. */
export const receiptInput = receiptFields.superRefine(({ rows }, context) => {
  if (receiptAmount(rows) <= maxDollars) return
  const largest = Math.max(...rows.map(amountOf))
  context.addIssue({
    code: 'custom',
    path: ['rows', rows.findIndex(row => amountOf(row) === largest), 'cost'],
    params: { code: 'validate__max', max: maxDollars },
  })
})
export type ReceiptInput = z.output<typeof receiptInput>
export type ReceiptPayload = z.input<typeof receiptInput>

export const receipt = z.object({
  parts: z.number().int(),
  amount: dollars,
  /** Suggested prices of parts whose cost rose; 0 for callers who may not see costs. */
  price_changes: z.number().int(),
})
export type Receipt = z.infer<typeof receipt>

/** Cost per unit at the last purchase. Null without one, and for callers who may not see costs. */
export const lastCost = z.object({ id, cost: dollars.nullable() })
export type LastCost = z.infer<typeof lastCost>

interface Bought {
  quantity: number
  cost: number
}

/** Every row is rounded to cents, as on the invoice. */
export const receiptAmount = (rows: readonly Bought[]): number =>
  toDollars(sumCents(rows.map(row => toCents(amountOf(row)))))

const amountOf = ({ quantity, cost }: Bought): number => lineAmount({ price: cost, quantity })

/** Units missing to the minimum; at least one. */
export function quantityToMinimum(part: {
  min_limit: number | null
  quantity: number
  unit: { accept_decimals: boolean }
}): number {
  const missing = Number(((part.min_limit ?? 0) - part.quantity).toFixed(3))
  if (missing <= 0) return 1
  return fitsUnit(missing, part.unit) ? missing : Math.ceil(missing)
}
