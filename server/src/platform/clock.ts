/** What time it is. Passed in wherever time decides something, so that a test can decide the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Unix seconds, the wire's unit. */
export const unixSeconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)

export interface FixedClock extends Clock {
  /** Milliseconds forward. */
  advance(milliseconds: number): void
  set(iso: string): void
}

/** Stands still until it is moved. */
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
