import type { DecimalSign } from '#contract/imports/import-rules.ts'

/**
 * The decimal sign that a number proves by itself: `12,50` a comma, `1,234.5` a point. `either` if it may be thousands
 * or thousandths, `none` if it has no sign, undefined if it is no number. `0,500` is not thousands.
 */
export function decimalSignOf(cell: string): DecimalSign | 'either' | 'none' | undefined {
  const text = bareNumber(cell)
  if (/^-?\d+$/.test(text)) return 'none'
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'either'
  if (/^-?([1-9]\d{0,2}(,\d{3})+(\.\d*)?|\d+\.\d*|\.\d+)$/.test(text)) return 'point'
  if (/^-?([1-9]\d{0,2}(\.\d{3})+(,\d+)?|\d*,\d+)$/.test(text)) return 'comma'
  return undefined
}

export interface NumberText {
  /** NaN if it is no number. */
  value: number
  /** A comma before the decimals. */
  hasDecimalComma: boolean
  /** Taken for thousands, and may have been decimals. */
  mayBeDecimals: boolean
}

/** Reads `$1,234.50` and `1 234,50`; `decimal` decides where the number itself does not. Undefined for an empty cell. */
export function readNumber(cell: string | undefined, decimal: DecimalSign): NumberText | undefined {
  const text = bareNumber(cell ?? '')
  if (text === '') return undefined
  const own = decimalSignOf(text)
  const sign = own === 'point' || own === 'comma' ? own : decimal
  const plain = sign === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return {
    value: own === undefined ? Number.NaN : Number(plain),
    hasDecimalComma: sign === 'comma' && text.includes(','),
    mayBeDecimals: own === 'either' && text.includes(sign === 'comma' ? '.' : ','),
  }
}

/** Without spaces, apostrophes between thousands, and currencies. */
const bareNumber = (cell: string): string => cell.replace(/[\s\u00a0\u202f'’$€£₽₴]|usd/gi, '')
