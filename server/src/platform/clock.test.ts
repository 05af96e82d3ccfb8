import { expect, it } from 'vitest'
import { fixedClock, systemClock, unixSeconds } from './clock.ts'

it('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-11-21T15:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-11-21T15:00:00.000Z')
  clock.advance(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-21T15:01:30.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(unixSeconds(clock)).toBe(1_798_761_600)
})

it('what it hands out cannot move it', () => {
  const clock = fixedClock('2026-11-21T15:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().getUTCFullYear()).toBe(2026)
})

it('refuses a moment that is none', () => {
  expect(() => fixedClock('tomorrow')).toThrow(RangeError)
})

it('the real one runs', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000)
})
