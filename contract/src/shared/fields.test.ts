import { expect, it } from 'vitest'
import type { z } from 'zod'
import { refusalsOf } from '../testing/field-limits.ts'
import {
  date,
  dollars,
  hasDecimals,
  id,
  localDateTime,
  nameUpTo,
  numberUpTo,
  optionalText,
  phoneExtension,
  requiredText,
  timestamp,
  version,
} from './fields.ts'

const against = (schema: z.ZodType, values: readonly unknown[]) =>
  values.map(value => refusalsOf(schema, value).map(text => text.trim())[0])
const fine = (count: number) => Array.from({ length: count }, () => undefined)

it('an id and a version are positive whole numbers, and a version may be left out', () => {
  for (const schema of [id, version]) {
    expect(against(schema, [1, 12_000])).toEqual(fine(2))
    expect(against(schema, [0, -1, 1.5, '1'])).toEqual([
      'too_small',
      'too_small',
      'invalid_type',
      'invalid_type',
    ])
  }
  expect(against(version, [undefined])).toEqual(fine(1))
  expect(against(id, [undefined])).toEqual(['invalid_type'])
  expect(against(timestamp, [0, 1.5])).toEqual([undefined, 'invalid_type'])
})

it('required text is trimmed and limited', () => {
  expect(requiredText(3).parse(' abc ')).toBe('abc')
  expect(against(requiredText(3), ['', ' ', 'abcd'])).toEqual(['too_small', 'too_small', 'too_big'])
  expect(nameUpTo(3).parse(' abc ')).toBe('abc')
  expect(against(nameUpTo(3), ['', 'abcd'])).toEqual(['too_small', 'validate__name-length'])
  expect(nameUpTo(3).safeParse('abcd').error?.issues).toMatchObject([{ params: { max: 3 } }])
})

it('absent optional text becomes empty', () => {
  expect([undefined, null, '', ' abc '].map(text => optionalText(3).parse(text))).toEqual(['', '', '', 'abc'])
  expect(against(optionalText(3), ['abcd'])).toEqual(['too_big'])
})

it('days and times must exist in the calendar', () => {
  expect(against(date, ['2028-02-29', '2027-02-29', '', undefined])).toEqual([
    undefined,
    'validate__date',
    'validate__date',
    'invalid_type',
  ])
  expect(against(localDateTime, ['2026-11-25 09:30', '2026-11-25 24:00', '2026-11-25'])).toEqual([
    undefined,
    'validate__date_time',
    'validate__date_time',
  ])
})

it('dollars have two decimals and ten digits before them', () => {
  expect(against(dollars, [0, -9_999_999_999, 9_999_999_999, 0.01])).toEqual(fine(4))
  expect(against(dollars, [-9_999_999_999.01, 9_999_999_999.01, 1.005])).toEqual([
    'too_small',
    'too_big',
    'validate__cents',
  ])
})

it('accepts exact cents of any size', () => {
  expect(against(dollars, [299_127_328.54, 4_934_651_500.14, 0.1 + 0.2, 8_123_456_789.1 + 0.2])).toEqual(
    fine(4),
  )
  expect(against(dollars, [299_127_328.541, -299_127_328.545])).toEqual([
    'validate__cents',
    'validate__cents',
  ])
})

it('a percentage is limited in size and decimals', () => {
  const rate = numberUpTo(99.9, 1)
  expect(against(rate, [0, 0.1, 99.9])).toEqual(fine(3))
  expect(against(rate, [-0.1, 100, 8.25])).toEqual(['too_small', 'too_big', 'validate__one_decimal'])
  expect(against(numberUpTo(99.9, 2), [8.25, 8.875])).toEqual([undefined, 'validate__cents'])
  expect(against(numberUpTo(99.9, 3), [8.875, 1.2345])).toEqual([undefined, 'validate__three_decimals'])
})

it('an extension is up to ten digits, or none', () => {
  expect(['1', '0123456789', ' 22 ', '', null, undefined].map(text => phoneExtension.parse(text))).toEqual([
    '1',
    '0123456789',
    '22',
    null,
    null,
    null,
  ])
  for (const text of ['01234567890', 'x1', '1x', '1 2']) {
    expect(phoneExtension.safeParse(text).error?.issues).toMatchObject([{ message: 'validate__numeric' }])
  }
})

it('counts decimals of the text, not of the binary number', () => {
  expect([1.1, 0.29, 1.15, 4.35, 1_000_000.07].map(value => hasDecimals(value, 2))).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect([1.005, 0.001, 1_000_000.071].map(value => hasDecimals(value, 2))).toEqual([false, false, false])
  expect([hasDecimals(0.125, 3), hasDecimals(0.1255, 3), hasDecimals(2, 0), hasDecimals(2.5, 0)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
