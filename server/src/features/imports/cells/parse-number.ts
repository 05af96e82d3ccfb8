import type { ImportRules } from '#contract/imports/import-rules.ts'
import { hasDecimals } from '#contract/shared/fields.ts'
import { readNumber } from '#server/records/import/number-text.ts'
import type { CellDoubt } from './parse-text.ts'

interface NumberRules extends Pick<ImportRules, 'decimal'> {
  isDecimalSure: boolean
  isDecimalChosen: boolean
}

/** The number of a cell, to so many decimals. NaN if it is none; undefined for an empty cell. */
export function parseNumber(
  cell: string,
  decimals: number,
  { decimal, isDecimalSure, isDecimalChosen }: NumberRules,
): { value: number; doubts: CellDoubt[] } | undefined {
  // A whole number has thousands alone.
  const read = readNumber(
    cell.replace(weightUnit, ''),
    decimals > 0 ? decimal : cell.includes(',') ? 'point' : 'comma',
  )
  if (!read) return undefined
  const value = hasDecimals(read.value, decimals) ? read.value : Number(read.value.toFixed(decimals))
  const doubts: CellDoubt[] = []
  const doubt = (code: CellDoubt['code']) => doubts.push({ code, before: cell, after: String(value) })
  if (Number.isNaN(value)) return { value, doubts }
  if (read.hasDecimalComma && !isDecimalChosen) doubt('import_decimal_comma')
  if (read.mayBeDecimals && decimals > 0 && !isDecimalChosen && (decimal === 'comma' || !isDecimalSure))
    doubt('import_thousands_or_decimals')
  if (value !== read.value) doubt('import_number_rounded')
  return { value, doubts }
}

/** `66,000 lbs` */
const weightUnit = /\s*(lbs?|pounds?)\.?$/i
