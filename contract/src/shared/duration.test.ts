import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeDuration,
  decimalDuration,
  duration,
  fromMinutes,
  isDuration,
  readDuration,
  toMinutes,
  typeDuration,
} from './duration.ts'

describe('typing a duration', () => {
  it('keeps digits and one separator, which becomes a colon', { tags: ['ROF-026', 'TOW-011'] }, () => {
    expect(['2.30', '2,30', '2:30', 'a2b:3c0', '2h 30', '-2:30'].map(typeDuration)).toEqual([
      '2:30',
      '2:30',
      '2:30',
      '2:30',
      '230',
      '2:30',
    ])
  })

  it('can be read as decimal hours', () => {
    expect(['2.5', '2,75', ':5', '0.1', '2.333', '2.999'].map(decimalDuration)).toEqual([
      '2:30',
      '2:45',
      '0:30',
      '0:06',
      '2:20',
      '3:00',
    ])
    expect(['2', '2.', 'x', ''].map(decimalDuration)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('takes three digits of hours and minutes up to 59', { tags: ['ROF-027', 'TOW-011'] }, () => {
    expect(['1234', '1234:5', '1:59', '1:60', '1:99', '1:5', '1:505'].map(typeDuration)).toEqual([
      '123',
      '123:5',
      '1:59',
      '1:59',
      '1:59',
      '1:5',
      '1:50',
    ])
  })

  it('is completed on leaving the field: full hours, minutes of two digits', {
    tags: ['ROF-027', 'ROF-028', 'TOW-011'],
  }, () => {
    expect(['2', '12', '2:', '2:5', '2:30', ':30', '0', '', ':', 'x'].map(completeDuration)).toEqual([
      '2:00',
      '12:00',
      '2:00',
      '2:05',
      '2:30',
      '0:30',
      '0:00',
      '',
      '',
      '',
    ])
  })
})

describe('reading a duration while it is typed', () => {
  it('reads it as it will be completed', { tags: ['ROF-027', 'ROF-028'] }, () => {
    expect(['1.5', '2:75', '130', ':30', '2:'].map(readDuration)).toEqual([65, 179, 7800, 30, 120])
    expect(['', ':', 'abc'].map(readDuration)).toEqual([undefined, undefined, undefined])
    fc.assert(
      fc.property(fc.string(), text => {
        const minutes = readDuration(text)
        const complete = completeDuration(text)
        expect(minutes).toBe(complete === '' ? undefined : toMinutes(complete))
      }),
    )
  })
})

describe('a duration on the wire', () => {
  it('is accepted as typed, and completed', { tags: ['ROF-026', 'ROF-027', 'TOW-011'] }, () => {
    for (const [sent, taken] of [
      ['2:30', '2:30'],
      ['2,5', '2:05'],
      ['2.75', '2:59'],
      [' 999 ', '999:00'],
    ])
      expect(duration.parse(sent)).toBe(taken)
  })

  it.each(['1000', '1:2:3', '2 h', '2:300', '-1', '１:00', ':'])('is not %j', sent => {
    expect(duration.safeParse(sent).error?.issues[0]).toMatchObject({
      params: { code: 'validate__duration' },
    })
  })

  it('is not empty', () => {
    expect(duration.safeParse('').error?.issues[0]).toMatchObject({ code: 'too_small' })
  })
})

it('is minutes in the database', () => {
  expect([toMinutes('2:30'), fromMinutes(150), fromMinutes(5)]).toEqual([150, '2:30', '0:05'])
  expect(['2:60', '2:5', '1000:00', '2:300'].map(isDuration)).toEqual([false, false, false, false])
  expect(['0:00', '999:59'].map(isDuration)).toEqual([true, true])
  expect(() => toMinutes('2')).toThrow('2 is no duration')
})
