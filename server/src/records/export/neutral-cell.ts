import type { CellValue } from './list-export.ts'

/** Text that a spreadsheet would take for a formula begins with an apostrophe; a number is a number. */
export const neutralCell = (value: CellValue): CellValue =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
