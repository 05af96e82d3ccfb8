import type { CellValue } from './list-export.ts'

/** Whether a spreadsheet would compute the text. */
export const isLikeFormula = (value: CellValue): boolean =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
