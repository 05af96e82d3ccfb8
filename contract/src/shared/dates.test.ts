import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateIn,
  daysBetween,
  formatDatesRange,
  isDate,
  isLocalDateTime,
  isTimeZone,
  localDateTimeIn,
  parseDate,
  parseDatesRange,
  publicDate,
  secondsOfRange,
  startOfDay,
  toUnixSeconds,
} from './dates.ts'

const zones = [
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'America/Santiago',
  'Europe/Kyiv',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]
const anyZone = fc.constantFrom(...zones)
/** 1980 to 2080, whole minutes. */
const anyMinute = fc.integer({ min: 5_259_600, max: 57_854_880 }).map(minutes => minutes * 60)
const anyDate = fc.integer({ min: -300_000, max: 300_000 }).map(days => addDays('2000-01-01', days))

describe('days', () => {
  it('accepts only real calendar days', () => {
    for (const day of ['2024-02-29', '2000-02-29', '2026-12-31', '1800-01-01']) expect(isDate(day)).toBe(true)
    for (const text of ['2023-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-1-1', ''])
      expect(isDate(text)).toBe(false)
    for (const text of ['0000-01-01', ' 2026-01-01', '2026-01-01T00:00', '+12026-01-01'])
      expect(isDate(text)).toBe(false)
  })

  it('parses MM/DD/YYYY', () => {
    expect(parseDate('11/21/2026')).toBe('2026-11-21')
    expect(parseDate('1/2/2026')).toBe('2026-01-02')
    expect(parseDate(' 2026-11-21 ')).toBe('2026-11-21')
    expect(parseDate('21/11/2026')).toBeUndefined()
    expect(parseDate('02/30/2026')).toBeUndefined()
    expect(parseDate('yesterday')).toBeUndefined()
  })

  it('adds days over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('adding days and counting them agree, and text order is day order', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(isDate(moved)).toBe(true)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
        expect(Math.sign(moved < date ? -1 : moved > date ? 1 : 0)).toBe(Math.sign(days))
      }),
    )
  })
})

describe('ranges', () => {
  it("reads two days joined by ' - '", { tags: 'LIST-014' }, () => {
    expect(parseDatesRange('2026-01-01 - 2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(parseDatesRange('01/01/2026 - 01/31/2026')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(parseDatesRange('2026-01-01 - 2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
    for (const text of [
      '',
      '2026-01-01',
      '2026-01-01-2026-01-31',
      '2026-02-01 - 2026-01-31',
      '2026-01-01 - ',
      '2026-01-01 - 2026-02-30',
      '2026-01-01 - 2026-01-02 - 2026-01-03',
    ])
      expect(parseDatesRange(text)).toBeUndefined()
  })

  it('a formatted range parses to itself', { tags: 'LIST-014' }, () => {
    fc.assert(
      fc.property(anyDate, fc.nat(5_000), (from, days) => {
        const range = { from, to: addDays(from, days) }
        expect(parseDatesRange(formatDatesRange(range))).toEqual(range)
      }),
    )
  })

  it('reaches to the last day of the calendar', () => {
    const { from, until } = secondsOfRange('UTC', { from: '9999-12-31', to: '9999-12-31' })
    expect(until - from).toBe(86_400)
  })

  it('covers exactly the moments of its days in a zone', () => {
    expect(secondsOfRange('America/Chicago', { from: '2026-03-08', to: '2026-03-08' })).toEqual({
      from: Date.parse('2026-03-08T06:00:00Z') / 1000,
      until: Date.parse('2026-03-09T05:00:00Z') / 1000,
    })
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, moment) => {
        const day = dateIn(zone, moment)
        const { from, until } = secondsOfRange(zone, { from: day, to: day })
        expect(from).toBeLessThanOrEqual(moment)
        expect(until).toBeGreaterThan(moment)
        expect(dateIn(zone, from)).toBe(day)
        expect(dateIn(zone, until)).not.toBe(day)
      }),
    )
  })
})

describe('local times', () => {
  it('validates local date-times', () => {
    expect(isLocalDateTime('2026-11-21 00:00')).toBe(true)
    expect(isLocalDateTime('2026-11-21 23:59')).toBe(true)
    for (const text of [
      '2026-11-21 24:00',
      '2026-11-21T10:00',
      '2026-11-21 9:00',
      '2026-02-30 10:00',
      '2026-11-21',
    ])
      expect(isLocalDateTime(text)).toBe(false)
  })

  it('converts to unix seconds and back in a zone', () => {
    expect(toUnixSeconds('America/Chicago', '2026-11-21 08:30')).toBe(
      Date.parse('2026-11-21T14:30:00Z') / 1000,
    )
    expect(toUnixSeconds('America/Chicago', '2026-07-04 08:30')).toBe(
      Date.parse('2026-07-04T13:30:00Z') / 1000,
    )
    expect(localDateTimeIn('Europe/Kyiv', Date.parse('2026-01-01T22:30:59Z') / 1000)).toBe('2026-01-02 00:30')
    expect(dateIn('Pacific/Apia', Date.parse('2026-01-01T12:00:00Z') / 1000)).toBe('2026-01-02')
    expect(dateIn('America/Chicago', Date.parse('2026-01-01T05:59:59Z') / 1000)).toBe('2025-12-31')
  })

  it('shifts a time skipped in spring by the same distance after the jump', () => {
    const skipped = toUnixSeconds('America/Chicago', '2026-03-08 02:30')
    expect(localDateTimeIn('America/Chicago', skipped)).toBe('2026-03-08 03:30')
    expect(
      localDateTimeIn('Australia/Lord_Howe', toUnixSeconds('Australia/Lord_Howe', '2026-10-04 02:15')),
    ).toBe('2026-10-04 02:45')
  })

  it('takes the first of two equal times in fall', () => {
    const first = toUnixSeconds('America/Chicago', '2026-11-01 01:30')
    expect(first).toBe(Date.parse('2026-11-01T06:30:00Z') / 1000)
    expect(localDateTimeIn('America/Chicago', first + 3600)).toBe('2026-11-01 01:30')
  })

  it('starts the day after midnight where midnight is skipped', () => {
    const start = startOfDay('America/Santiago', '2026-09-06')
    expect(localDateTimeIn('America/Santiago', start)).toBe('2026-09-06 01:00')
    expect(localDateTimeIn('America/Santiago', start - 60)).toBe('2026-09-05 23:59')
  })

  it('moves the day that Samoa skipped to the next one', () => {
    const moment = toUnixSeconds('Pacific/Apia', '2011-12-30 12:00')
    expect(localDateTimeIn('Pacific/Apia', moment)).toBe('2011-12-31 12:00')
  })

  it('every moment converts to local time and back, or to the first of two equal times', () => {
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, moment) => {
        const shown = localDateTimeIn(zone, moment)
        const back = toUnixSeconds(zone, shown)
        expect(localDateTimeIn(zone, back)).toBe(shown)
        expect(back).toBeLessThanOrEqual(moment)
        expect(moment - back).toBeLessThanOrEqual(86_400)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses text that is no date-time', () => {
    expect(() => toUnixSeconds('UTC', '2026-02-30 10:00')).toThrow(RangeError)
    expect(() => toUnixSeconds('UTC', 'soon')).toThrow(RangeError)
  })
})

it('shows public dates as MMM D, YYYY, and as other languages write them', { tags: 'CONST-010' }, () => {
  expect(publicDate('2026-03-04', 'en')).toBe('Mar 4, 2026')
  expect(publicDate('2026-12-31', 'en')).toBe('Dec 31, 2026')
  expect(
    ['es', 'ru', 'uk'].map(language => publicDate('2026-03-04', language).replaceAll('\u00a0', ' ')),
  ).toEqual(['4 mar 2026', '4 мар. 2026 г.', '4 бер. 2026 р.'])
})

describe('time zones', () => {
  it('accepts only IANA names', () => {
    for (const zone of [...zones, 'Europe/Kiev']) expect(isTimeZone(zone)).toBe(true)
    for (const zone of ['', 'Mars/Olympus', '+05:00', '-0600', 'America', '../etc/passwd'])
      expect(isTimeZone(zone)).toBe(false)
  })
})
