import type { CellValue } from './list-export.ts'

/** Whether a spreadsheet would take the text for a formula; a number is a number. */
export const isLikeFormula = (value: CellValue): boolean =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
