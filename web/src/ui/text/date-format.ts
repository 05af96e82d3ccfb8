import { localDateTimeIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/api/browser-zone.ts'

/** client: MM/DD/YYYY h:mm A. date: MM/DD/YYYY. time: h:mm A. */
export type DateVariant = 'client' | 'date' | 'time'

/**
 * Unix seconds are shown in the time zone; a date `YYYY-MM-DD` or a local time `YYYY-MM-DD
 * HH:mm` as it is.
 */
export function formatDate(
  value: number | string,
  variant: DateVariant,
  zone: string = browserZone(),
): string {
  const local = typeof value === 'number' ? localDateTimeIn(zone, value) : value
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?/.exec(local)
  if (!match) return local
  const [, year, month, day, hour, minute] = match
  const date = `${month}/${day}/${year}`
  const time =
    hour === undefined ? '' : `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  if (variant === 'time') return time
  return variant === 'client' && time ? `${date} ${time}` : date
}

/** With seconds and time zone, for tooltips. */
export const exactTime = (unixSeconds: number, zone: string = browserZone()): string =>
  exactFormatOf(zone).format(unixSeconds * 1000)

/** Cached: creating one is as slow as rendering a row. */
const exactFormats = new Map<string, Intl.DateTimeFormat>()

function exactFormatOf(zone: string): Intl.DateTimeFormat {
  const format =
    exactFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full', timeStyle: 'long' })
  exactFormats.set(zone, format)
  return format
}
