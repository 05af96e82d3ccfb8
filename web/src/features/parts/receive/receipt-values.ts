import type { ReceiptPayload } from '#contract/parts/receipt.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { emptyPurchase } from '../part-values.ts'
import { addQuantities, emptyPartRow, type PartRowValues } from '../rows/part-row-values.ts'

export interface ReceiptRowValues extends PartRowValues {
  /** Dollars each, as on the invoice. */
  cost: number | null
}

export interface ReceiptValues {
  supplier_id: number | null
  invoice_number: string
  date: string | null
  /** As printed on the invoice; compared with the rows and not sent. */
  invoice_total: number | null
  parts: ReceiptRowValues[]
  /**
   * Created meanwhile and purchased with their own form: their cost counts towards the invoice and is not
   * sent.
   */
  new_parts: { id: number; name: string; amount: number }[]
}

export const emptyReceiptRow = (): ReceiptRowValues => ({ ...emptyPartRow(), cost: null })

export const emptyReceipt = (): ReceiptValues => ({
  supplier_id: null,
  invoice_number: '',
  date: emptyPurchase().date,
  invoice_total: null,
  parts: [emptyReceiptRow()],
  new_parts: [],
})

type FilledRow = ReceiptRowValues & { part: NonNullable<ReceiptRowValues['part']> }

/** Rows without a part are not sent; the server reports what others lack. */
export const filledRows = (rows: readonly ReceiptRowValues[]): FilledRow[] =>
  rows.filter((row): row is FilledRow => row.part !== null)

export const receiptBody = (values: ReceiptValues): ReceiptPayload =>
  ({
    supplier_id: values.supplier_id ?? null,
    invoice_number: values.invoice_number,
    date: values.date ?? undefined,
    rows: filledRows(values.parts ?? []).map(({ part, quantity, cost }) => ({
      inventory_id: part.id,
      quantity: quantity ?? undefined,
      cost: cost ?? undefined,
    })),
  }) as ReceiptPayload

/** Server errors by field. */
export type ReceiptRowErrors = Partial<Record<'inventory_id' | 'quantity' | 'cost', string>>

/** By row key. Missing values are reported after the form was sent. */
export function receiptRowErrors(
  entries: readonly ErrorEntry[],
  rows: readonly ReceiptRowValues[],
  isSent: boolean,
): Readonly<Record<string, ReceiptRowErrors>> {
  const sent = filledRows(rows)
  const errors: Record<string, ReceiptRowErrors> = {}
  for (const { source, code, title } of entries) {
    const [, index, field = 'inventory_id'] = /^rows\.(\d+)\.?(.*)$/.exec(source?.parameter ?? '') ?? []
    const row = index === undefined ? undefined : sent[Number(index)]
    if (!row || (code === 'validate__required' && !isSent)) continue
    errors[row.key] = { ...errors[row.key], [field]: title }
  }
  return errors
}

/** A part chosen again adds to its first row and empties the other. */
export function addedToFirst(
  rows: readonly ReceiptRowValues[],
  { first, found, quantity }: { first: ReceiptRowValues; found: string; quantity: number },
): { rows: ReceiptRowValues[]; emptied: ReceiptRowValues; sum: number } {
  const emptied = emptyReceiptRow()
  const sum = addQuantities(first.quantity, quantity)
  return {
    rows: rows.map(row =>
      row.key === first.key ? { ...row, quantity: sum } : row.key === found ? emptied : row,
    ),
    emptied,
    sum,
  }
}
