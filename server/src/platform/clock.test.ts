import { expect, it } from 'vitest'
import {
  fixedClock,
  fromUnixSeconds,
  plusDays,
  plusSeconds,
  systemClock,
  todayOf,
  unixSeconds,
} from './clock.ts'

it('a fixed clock moves only when set or advanced', () => {
  const clock = fixedClock('2026-11-21T15:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-11-21T15:00:00.000Z')
  clock.advance(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-21T15:01:30.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(unixSeconds(clock.now())).toBe(1_798_761_600)
})

it('is not changed by changing a returned date', () => {
  const clock = fixedClock('2026-11-21T15:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().getUTCFullYear()).toBe(2026)
})

it('converts to whole unix seconds and back', () => {
  expect(unixSeconds(new Date('2027-01-01T00:00:00.999Z'))).toBe(1_798_761_600)
  expect(fromUnixSeconds(1_798_761_600).toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

it('moves a moment by seconds and days', () => {
  const at = new Date('2027-01-01T00:00:00Z')
  expect(plusSeconds(at, -1).toISOString()).toBe('2026-12-31T23:59:59.000Z')
  expect(plusDays(at, 2).toISOString()).toBe('2027-01-03T00:00:00.000Z')
})

it('today is the day of the company', () => {
  const now = new Date('2027-01-01T05:59:59Z')
  expect(todayOf({ companyTimezone: 'America/Chicago', now })).toBe('2026-12-31')
  expect(todayOf({ companyTimezone: 'Europe/Kyiv', now })).toBe('2027-01-01')
})

it('refuses an invalid date', () => {
  expect(() => fixedClock('tomorrow')).toThrow(RangeError)
})

it('the real clock advances', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000)
})
