/**
 * Days and times as text: a day is `YYYY-MM-DD`, a local date-time `YYYY-MM-DD HH:mm`, a moment unix seconds.
 * A JavaScript Date never leaves this file, so no day can shift by one because of a time zone.
 *
 * When the clocks change (the same choice as Temporal's `compatible`):
 * a local time that is skipped in spring means the moment the same distance after the jump (02:30 -> 03:30),
 * a local time that comes twice in fall means the first one.
 */

/** Inclusive at both ends, in the company's calendar. */
export interface DatesRange {
  from: string
  to: string
}

const datePattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/
const localDateTimePattern = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/
const shownDatePattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Whether the text is a real calendar day, from the year 1000 on. */
export function isDate(text: string): boolean {
  const match = datePattern.exec(text)
  return match !== null && dateOf(Date.parse(`${text}T00:00:00Z`)) === text
}

export function isLocalDateTime(text: string): boolean {
  const match = localDateTimePattern.exec(text)
  return match !== null && isDate(match[1]!)
}

/** `YYYY-MM-DD` or MM/DD/YYYY to `YYYY-MM-DD`; else undefined. */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim()
  const shown = shownDatePattern.exec(trimmed)
  const date = shown ? `${shown[3]}-${shown[1]!.padStart(2, '0')}-${shown[2]!.padStart(2, '0')}` : trimmed
  return isDate(date) ? date : undefined
}

/** 2026-01-31 and 1 -> 2026-02-01; negative numbers go back. */
export function addDays(date: string, days: number): string {
  const moved = dateOf(dayStartUtc(date) + days * dayMs)
  if (!isDate(moved)) throw new RangeError(`${date} moved by ${days} days leaves the calendar`)
  return moved
}

/** Days from the first to the second: 2026-01-01 and 2026-01-03 -> 2. */
export const daysBetween = (from: string, to: string): number => (dayStartUtc(to) - dayStartUtc(from)) / dayMs

/**
 * `2026-01-01 - 2026-01-31`, either end also as MM/DD/YYYY. Undefined if an end is not a day or they are in the wrong
 * order.
 */
export function parseDatesRange(text: string): DatesRange | undefined {
  const ends = text.split(' - ')
  if (ends.length !== 2) return undefined
  const from = parseDate(ends[0]!)
  const to = parseDate(ends[1]!)
  return from && to && from <= to ? { from, to } : undefined
}

export const formatDatesRange = ({ from, to }: DatesRange): string => `${from} - ${to}`

/** An IANA name, not an offset such as +05:00. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

export const dateIn = (zone: string, unixSeconds: number): string =>
  localDateTimeIn(zone, unixSeconds).slice(0, 10)

export function localDateTimeIn(zone: string, unixSeconds: number): string {
  return new Date((unixSeconds + offsetAt(zone, unixSeconds)) * 1000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
}

export function toUnixSeconds(zone: string, localDateTime: string): number {
  if (!isLocalDateTime(localDateTime)) throw new RangeError(`${localDateTime} is no local date-time`)
  return momentOf(zone, Date.parse(`${localDateTime.replace(' ', 'T')}:00Z`) / 1000)
}

/** The first second of a day in a zone, also where midnight is skipped. */
export const startOfDay = (zone: string, date: string): number => momentOf(zone, dayStartUtc(date) / 1000)

/** The range of seconds is half open: `from <= moment < until`. */
export const secondsOfRange = (zone: string, { from, to }: DatesRange): { from: number; until: number } => ({
  from: startOfDay(zone, from),
  until: momentOf(zone, (dayStartUtc(to) + dayMs) / 1000),
})

/** The moment of a local time given as seconds in UTC. No zone changes its clocks twice in two days. */
function momentOf(zone: string, shown: number): number {
  const before = offsetAt(zone, shown - 86_400)
  const after = offsetAt(zone, shown + 86_400)
  const fitting = [shown - before, shown - after].filter(moment => offsetAt(zone, moment) === shown - moment)
  return fitting.length > 0 ? Math.min(...fitting) : shown - before
}

const dayMs = 86_400_000

const dateOf = (utcMs: number): string =>
  Math.abs(utcMs) <= 8.64e15 ? new Date(utcMs).toISOString().slice(0, 10) : ''

function dayStartUtc(date: string): number {
  if (!isDate(date)) throw new RangeError(`${date} is no day`)
  return Date.parse(`${date}T00:00:00Z`)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** Cache by zone and moment: lists show the same dates to everyone. */
const offsets = new Map<string, number>()
const maxOffsets = 5000

/** Seconds that a zone is ahead of UTC at a moment. */
function offsetAt(zone: string, unixSeconds: number): number {
  const whole = Math.floor(unixSeconds)
  const key = `${zone} ${whole}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = readOffset(zone, whole)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function readOffset(zone: string, whole: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(whole * 1000)) part[type] = Number(value)
  const shown = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  return shown / 1000 - whole
}

/** A day on paper and in the history: `11/02/2026`. Anything else stays as it is. */
export const shownDate = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')

/** A day on the pages that customers open, as their language writes it: `Nov 2, 2026`, `2 nov 2026`. */
export const publicDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(dayStartUtc(date))
