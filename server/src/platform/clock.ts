import { dateIn } from '#contract/shared/dates.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export const fromUnixSeconds = (seconds: number): Date => new Date(seconds * 1000)

export const plusSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

/** Days of 24 hours, for retention times. Calendar days: `addDays` of the contract. */
export const plusDays = (at: Date, days: number): Date => plusSeconds(at, days * 86_400)

/** `YYYY-MM-DD` in the company's time zone, used by due dates and reports. */
export const todayOf = ({ companyTimezone, now }: { companyTimezone: string; now: Date }): string =>
  dateIn(companyTimezone, unixSeconds(now))

interface FixedClock extends Clock {
  advance(milliseconds: number): void
  set(iso: string): void
}

export function fixedClock(iso = '2026-11-21T15:00:00Z'): FixedClock {
  let at = moment(iso)
  return {
    now: () => new Date(at),
    advance: milliseconds => {
      at += milliseconds
    },
    set: iso => {
      at = moment(iso)
    },
  }
}

function moment(iso: string): number {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) throw new RangeError(`${iso} is no moment`)
  return at
}
