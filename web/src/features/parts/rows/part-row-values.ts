import type { PartChoice } from '#contract/parts/part.ts'
import type { PriceSource } from '#contract/prices/price-of.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'

export interface PartRowValues {
  /** Stable while the row is rendered. */
  key: string
  part: (Pick<PartChoice, 'id' | 'name' | 'stock_number'> & { unit: Omit<PartChoice['unit'], 'id'> }) | null
  quantity: number | null
  /** Dollars each. */
  price: number
  /** Absent: not known yet. `typed`: `price` was typed. */
  price_source?: PriceSource | undefined
}

export const emptyPartRow = (): PartRowValues => ({
  key: crypto.randomUUID(),
  part: null,
  quantity: null,
  price: 0,
})

/** Rounded to thousandths: 0.1 + 0.2 = 0.3. */
export const addQuantities = (one: number | null, other: number): number =>
  Math.round(((one ?? 0) + other) * 1000) / 1000

export const isCompleteRow = (
  row: PartRowValues,
): row is PartRowValues & { part: NonNullable<PartRowValues['part']>; quantity: number } =>
  row.part !== null && row.quantity !== null && row.quantity > 0

/**
 * Messages by row key. `path` is the list's parameter, for example `inventories`. The server's indexes do
 * not count incomplete rows, which are not sent.
 */
export function partRowErrors(
  entries: readonly ErrorEntry[],
  path: string,
  rows: readonly PartRowValues[],
): Record<string, string> {
  const sent = rows.filter(isCompleteRow)
  const errors: Record<string, string> = {}
  for (const entry of entries) {
    const parameter = entry.source?.parameter ?? ''
    if (!parameter.startsWith(`${path}.`)) continue
    const key = sent[Number(parameter.slice(path.length + 1).split('.')[0])]?.key
    if (key) errors[key] = entry.title
  }
  return errors
}
