import { z } from 'zod'
import { isDate, isLocalDateTime } from './dates.ts'
import { typedText } from './text.ts'

/** A record's id. */
export const id = z.number().int().positive()

/** Text that must not be empty. */
export const requiredText = (max: number) => typedText().min(1).max(max)

/** A name that must be there, asked for in the specification's words: `The name field is required.` */
export const namedText = (max: number) =>
  typedText('validate__name-required').min(1, 'validate__name-required').max(max)

/** A short name that must be there, refused in the specification's words. */
export const nameUpTo = (max: number) => typedText().min(1).check(refuseLongName(max))

/** `The name field must be less than 8 characters.` */
export const refuseLongName = (max: number) =>
  z.refine<string>(text => text.length <= max, { params: { code: 'validate__name-length', max } })

/** Text that may be empty; an absent one and null become an empty string. */
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

/** The largest amount of money: a column of twelve digits holds it to the cent. */
export const mostDollars = 9_999_999_999

/** Dollars with at most two decimals, a number in the API. */
export const dollars = z
  .number()
  .min(-mostDollars)
  .max(mostDollars)
  .refine(isCents, { params: { code: 'validate__cents' } })

/** How many decimals a number may be held to. */
export type Decimals = 1 | 2 | 3

/** What is said of a number with more of them. */
export const decimalsCodes = {
  1: 'validate__one_decimal',
  2: 'validate__cents',
  3: 'validate__three_decimals',
} as const satisfies Record<Decimals, string>

/** A number from 0 to `max`, with at most so many decimals. */
export const numberUpTo = (max: number, decimals: Decimals) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine(value => hasDecimals(value, decimals), { params: { code: decimalsCodes[decimals] } })

/** What an hour of work costs, in dollars. */
export const hourlyRate = numberUpTo(999_999.99, 2)

/** Up to ten digits after the +1 or +52 number. */
export const phoneExtension = typedText()
  .regex(/^\d{0,10}$/, { error: 'validate__numeric' })
  .nullish()
  .transform(text => text || null)

/** The version that the caller read, sent back with an update; if there is a newer one, 409. Without it, no check. */
export const version = z.number().int().positive().optional()

/** For a rule across fields that is asked even where a field is wrong, so that a form hears everything at once. */
export function isRecord({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

function isCents(value: number): boolean {
  return hasDecimals(value, 2)
}

/**
 * Whether a number, written as text, has at most this many decimals (1.005 has three). What a sum in binary adds in the
 * far decimals does not count.
 */
export function hasDecimals(value: number, decimals: number): boolean {
  const nearest = Number(value.toFixed(decimals))
  return Math.abs(value - nearest) * 10 ** decimals < 1e-6
}
