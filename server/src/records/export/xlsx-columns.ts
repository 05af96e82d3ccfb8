import type { CellValue } from './list-export.ts'

const narrowest = 10
const widest = 42
const room = 2
/** Characters of a number besides its digits: `1,234,567.50`. */
const ofNumber = 4

/** Fits titles and the first rows; long text is cut. */
export const widthsOf = (titles: readonly string[], rows: readonly CellValue[][]): number[] =>
  titles.map((title, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[column] ?? null)), title.length)
    return Math.min(widest, Math.max(narrowest, longest + room))
  })

const lengthOf = (value: CellValue): number =>
  String(value ?? '').length + (typeof value === 'number' ? ofNumber : 0)
