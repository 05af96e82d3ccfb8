import { z } from 'zod'
import { isDate, isLocalDateTime } from './dates.ts'
import { typedText } from './text.ts'

export const id = z.number().int().positive()

export const requiredText = (max: number) => typedText().min(1).max(max)

/** Its error is `The name field is required.` */
export const namedText = (max: number) =>
  typedText('validate__name-required').min(1, 'validate__name-required').max(max)

/** Its errors have the words of the specification. */
export const nameUpTo = (max: number) => typedText().min(1).check(refuseLongName(max))

/** `The name field must be less than 8 characters.` */
export const refuseLongName = (max: number) =>
  z.refine<string>(text => text.length <= max, { params: { code: 'validate__name-length', max } })

export const optionalText = (max: number) =>
  typedText()
    .max(max)
    .nullish()
    .transform(text => text ?? '')

/** YYYY-MM-DD, a day of the company's calendar. */
export const date = z.string().refine(isDate, { params: { code: 'validate__date' } })

/** YYYY-MM-DD HH:mm in the caller's time zone (header TimezoneId). */
export const localDateTime = z.string().refine(isLocalDateTime, { params: { code: 'validate__date_time' } })

/** Unix seconds. */
export const timestamp = z.number().int()

/** Fits the database columns of twelve digits. */
export const maxDollars = 9_999_999_999

/** Dollars with at most two decimals, a number in the API. */
export const dollars = z
  .number()
  .min(-maxDollars)
  .max(maxDollars)
  .refine(isCents, { params: { code: 'validate__cents' } })

export type Decimals = 1 | 2 | 3

export const decimalsCodes = {
  1: 'validate__one_decimal',
  2: 'validate__cents',
  3: 'validate__three_decimals',
} as const satisfies Record<Decimals, string>

export const numberUpTo = (max: number, decimals: Decimals, min = 0) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine(value => hasDecimals(value, decimals), { params: { code: decimalsCodes[decimals] } })

/** Dollars. */
export const hourlyRate = numberUpTo(999_999.99, 2)

/** Up to ten digits. */
export const phoneExtension = typedText()
  .regex(/^\d{0,10}$/, { error: 'validate__numeric' })
  .nullish()
  .transform(text => text || null)

/** The version that the caller read; 409 if there is a newer one. Absent: no check. */
export const version = z.number().int().positive().optional()

/** Runs cross-field rules even if single fields failed, so that all errors return together. */
export function isRecord({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

function isCents(value: number): boolean {
  return hasDecimals(value, 2)
}

/**
 * Whether a number has at most this many decimals as text (1.005 has three). Ignores binary errors in the
 * far decimals.
 */
export function hasDecimals(value: number, decimals: number): boolean {
  const nearest = Number(value.toFixed(decimals))
  return Math.abs(value - nearest) * 10 ** decimals < 1e-6
}
