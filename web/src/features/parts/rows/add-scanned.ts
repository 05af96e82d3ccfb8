import type { PartChoice } from '#contract/parts/part.ts'
import { notify } from '#web/shell/notices.ts'
import { formatQuantity } from '../quantity-format.ts'
import { addQuantities, type PartRowValues } from './part-row-values.ts'

/**
 * One more of a part: in its row, else in the first empty row, else in a new one. Undefined if there is no
 * room.
 */
export function withOneMore<Row extends PartRowValues>(
  rows: readonly Row[],
  found: PartChoice,
  max: number,
  emptyRow: () => Row,
): { rows: Row[]; row: Row } | undefined {
  const there = rows.find(({ part }) => part?.id === found.id)
  const place = there ?? rows.find(({ part }) => part === null)
  if (!place && rows.length >= max) return undefined
  const { id, name, stock_number, unit } = found
  const row: Row = there
    ? { ...there, quantity: addQuantities(there.quantity, 1) }
    : {
        ...(place ?? emptyRow()),
        part: { id, name, stock_number, unit },
        price: found.price_retail,
        quantity: place?.quantity ?? 1,
      }
  return { rows: place ? rows.map(one => (one === place ? row : one)) : [...rows, row], row }
}

/** A scan does not move the focus, so the result is announced. */
export function sayAdded({ part, quantity }: PartRowValues): void {
  if (!part) return
  notify.info('parts.scan.added', {
    params: { name: part.name, quantity: formatQuantity(quantity ?? 0), unit: part.unit.name },
  })
}

export const sayFull = (max: number): void => notify.warning('parts.rows.at_most', { params: { max } })
