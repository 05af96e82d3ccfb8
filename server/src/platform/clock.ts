import { dateIn } from '#contract/shared/dates.ts'

/** The current time. Passed in wherever time matters, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The unit of the API. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export const fromUnixSeconds = (seconds: number): Date => new Date(seconds * 1000)

/** Negative numbers go back. */
export const plusSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

/** Days of 24 hours, for retention times; for calendar days use `addDays` of the contract. */
export const plusDays = (at: Date, days: number): Date => plusSeconds(at, days * 86_400)

/** Today in the company's time zone, `YYYY-MM-DD`: due dates and reports use it, wherever the caller is. */
export const todayOf = ({ companyTimezone, now }: { companyTimezone: string; now: Date }): string =>
  dateIn(companyTimezone, unixSeconds(now))

export interface FixedClock extends Clock {
  /** Milliseconds forward. */
  advance(milliseconds: number): void
  set(iso: string): void
}

/** A clock that stands still until it is moved. */
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
