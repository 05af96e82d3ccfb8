import { addDays, toUnixSeconds } from '#contract/shared/dates.ts'
import { fromUnixSeconds, todayOf } from '#server/platform/clock.ts'

/** Days from today: -1 is yesterday. Times are minutes of the day in the shop's time zone. */
export interface Calendar {
  timezone: string
  dateOf(day: number): string
  at(day: number, minutes: number): Date
  hours(day: number): { opens: number; closes: number }
}

export const firstDay = -730

export function shopCalendar(timezone: string, now: Date): Calendar {
  const today = todayOf({ companyTimezone: timezone, now })
  const noons = new Map<number, number>()

  /** Computing a zone's clock is expensive; no zone changes it during shop hours. */
  function noonOf(day: number): number {
    const known = noons.get(day)
    if (known !== undefined) return known
    const noon = toUnixSeconds(timezone, `${addDays(today, day)} 12:00`)
    noons.set(day, noon)
    return noon
  }

  return {
    timezone,
    dateOf: day => addDays(today, day),
    at: (day, minutes) => fromUnixSeconds(noonOf(day) + Math.round((minutes - 720) * 60)),
    hours: day => hoursOn(new Date(`${addDays(today, day)}T00:00:00Z`).getUTCDay()),
  }
}

/** Seven to six on working days, shorter on Saturday; on Sunday for breakdowns. */
function hoursOn(weekday: number) {
  if (weekday === 0) return { opens: 9 * 60, closes: 13 * 60 }
  if (weekday === 6) return { opens: 8 * 60, closes: 15 * 60 }
  return { opens: 7 * 60, closes: 18 * 60 }
}
