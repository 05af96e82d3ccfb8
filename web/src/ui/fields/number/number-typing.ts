export interface NumberLimits {
  integerDigits: number
  decimals: number
  /** Whether a comma before three digits separates thousands, as in money. */
  grouped?: boolean
}

export const numberLimits: NumberLimits = { integerDigits: 6, decimals: 4 }

/**
 * The text shown while typing: digits and one dot (a comma becomes one), cut to the limits. `1,200` of money
 * is 1200. A whole number keeps its dot until blur, or the digits after it would be appended.
 */
export function typeNumber(text: string, limits: NumberLimits = numberLimits): string {
  const { integer, decimals } = partsOf(text, limits)
  const shown = integer.slice(0, limits.integerDigits)
  return decimals === undefined ? shown : `${shown}.${decimals.slice(0, limits.decimals)}`
}

/** The digits that the limits would cut off, except zeros that do not change the number. */
export function lostDigits(
  text: string,
  limits: NumberLimits = numberLimits,
): 'integer' | 'decimals' | undefined {
  const { integer, decimals = '' } = partsOf(text, limits)
  if (integer.length > limits.integerDigits) return 'integer'
  const counted = decimals.replace(/0+$/, '') || (integer === '' ? decimals.slice(0, 1) : '')
  return counted.length > limits.decimals ? 'decimals' : undefined
}

/** No decimals without a dot. */
function partsOf(text: string, limits: NumberLimits): { integer: string; decimals: string | undefined } {
  const kept = text.replace(/[^\d.,]/g, '')
  const isGrouped = limits.grouped && /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(kept)
  const [integer = '', ...rest] = (isGrouped ? kept.replaceAll(',', '') : kept).split(/[.,]/)
  return {
    integer: integer.replace(/^0+(?=\d)/, ''),
    decimals: rest.length === 0 ? undefined : rest.join(''),
  }
}

/** `12.` and `.5` are numbers; an empty field and a single dot are not. */
export function toNumber(typed: string): number | null {
  return /\d/.test(typed) ? Number(typed) : null
}

/** No exponent, no floating-point noise, at least `padded` decimals. */
export function showNumber(
  value: number | null | undefined,
  limits: NumberLimits = numberLimits,
  padded = 0,
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  return value.toLocaleString('en-US', {
    useGrouping: false,
    minimumFractionDigits: Math.min(padded, limits.decimals),
    maximumFractionDigits: limits.decimals,
  })
}

/** One arrow key step: 1.1 + 0.1 -> 1.2, never 1.2000000000000002 or below `min`. */
export function stepNumber(
  value: number | null,
  step: number,
  bounds: { min?: number; max?: number } = {},
): number {
  const decimals = String(step).split('.')[1]?.length ?? 0
  const moved = Number(
    ((value ?? 0) + step).toFixed(Math.max(decimals, String(value ?? 0).split('.')[1]?.length ?? 0)),
  )
  return Math.min(bounds.max ?? Number.POSITIVE_INFINITY, Math.max(bounds.min ?? 0, moved))
}
