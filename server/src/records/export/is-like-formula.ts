import type { CellValue } from './list-export.ts'

export const isLikeFormula = (value: CellValue): boolean =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value)
