import { allTimeZones } from '#contract/lookups/time-zones.ts'
import type { Translate } from '#server/platform/translations.ts'

/** `(UTC-06:00) Central Time - Chicago`, from west to east. */
export function timeZoneList(now: Date, t: Translate): { timezone: string; title: string }[] {
  const offsets = offsetsAt(now)
  return allTimeZones
    .map(zone => ({ ...zone, minutes: offsets.get(zone.timezone)! }))
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ timezone, region, place, minutes }) => ({
      timezone,
      title: `(${shownOffset(minutes)}) ${t(`lookups.time_zones.${region}`)} - ${place}`,
    }))
}

const slotMs = 15 * 60 * 1000
let cached: { slot: number; offsets: Map<string, number> } | undefined

/** Clocks change on quarters of an hour: offsets are cached until the next one. */
function offsetsAt(now: Date): Map<string, number> {
  const slot = Math.floor(now.getTime() / slotMs)
  if (cached?.slot !== slot) {
    const offsets = new Map(allTimeZones.map(({ timezone }) => [timezone, offsetMinutes(timezone, now)]))
    cached = { slot, offsets }
  }
  return cached.offsets
}

function offsetMinutes(timezone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(part => part.type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0
}

function shownOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
