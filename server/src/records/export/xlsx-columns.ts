import type { CellValue } from './list-export.ts'

// In signs, with the room at both sides.
const narrowest = 10
const widest = 42
const room = 2
/** Signs that a number is shown with besides its digits: `1,234,567.50`. */
const ofNumber = 4

/** Wide enough for the titles and for what the first rows have, a long text cut. */
export const widthsOf = (titles: readonly string[], rows: readonly CellValue[][]): number[] =>
  titles.map((title, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[column] ?? null)), title.length)
    return Math.min(widest, Math.max(narrowest, longest + room))
  })

const lengthOf = (value: CellValue): number =>
  String(value ?? '').length + (typeof value === 'number' ? ofNumber : 0)
