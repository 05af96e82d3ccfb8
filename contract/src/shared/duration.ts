import { z } from 'zod'

/** Hours and minutes of work as text: `2:30`, up to three digits of hours, minutes 00 to 59. */
const durationPattern = /^(\d{1,3}):([0-5]\d)$/

export const isDuration = (text: string): boolean => durationPattern.test(text)

/** `2:30` -> 150. */
export function toMinutes(duration: string): number {
  const match = durationPattern.exec(duration)
  if (!match) throw new Error(`${duration} is no duration`)
  return Number(match[1]) * 60 + Number(match[2])
}

/** 150 -> `2:30`, 5 -> `0:05`. */
export const fromMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Formats the text typed so far: digits and one separator (`.` `,` `:` become `:`), three digits of hours,
 * two of minutes, minutes up to 59.
 */
export function typeDuration(text: string): string {
  const [hours = '', ...rest] = text.replace(/[^\d.,:]/g, '').split(/[.,:]/)
  const shownHours = hours.slice(0, 3)
  if (rest.length === 0) return shownHours
  const minutes = rest.join('').slice(0, 2)
  const capped = minutes.length === 2 && Number(minutes) > 59 ? '59' : minutes
  return `${shownHours}:${capped}`
}

/** Completes the text on leaving the field: `2` -> `2:00`, `2:5` -> `2:05`, `:30` -> `0:30`; empty stays empty. */
export function completeDuration(text: string): string {
  const typed = typeDuration(text)
  if (typed === '' || typed === ':') return ''
  const [hours, minutes = ''] = typed.split(':')
  return `${hours || '0'}:${minutes.padStart(2, '0')}`
}

/** Decimal hours as hours and minutes: `2.5` -> `2:30`, `2,75` -> `2:45`; undefined without decimals. */
export function decimalDuration(text: string): string | undefined {
  const [, hours, decimals] = /^(\d{0,3})[.,:](\d+)$/.exec(text) ?? []
  return decimals === undefined ? undefined : fromMinutes(Math.round(Number(`${hours}.${decimals}`) * 60))
}

/** Minutes of the text typed so far: `1.5` is 65; undefined if empty. */
export function readDuration(text: string): number | undefined {
  const complete = completeDuration(text)
  return isDuration(complete) ? toMinutes(complete) : undefined
}

/** Accepts the separators `.` and `,` and a bare number of hours. */
export const duration = z
  .string()
  .trim()
  .min(1)
  .refine(text => /^\d{0,3}([.,:]\d{0,2})?$/.test(text), { params: { code: 'validate__duration' } })
  .transform(completeDuration)
  .refine(isDuration, { params: { code: 'validate__duration' } })
