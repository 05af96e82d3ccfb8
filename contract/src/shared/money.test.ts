import { expect, it } from 'vitest'
import {
  formatDollars,
  leastAtMargin,
  lineAmount,
  percentOf,
  perHour,
  sumCents,
  times,
  toCents,
  toDollars,
} from './money.ts'

it('converts dollars to cents, from numbers and from text of the database', () => {
  expect([toCents(1284.5), toCents('1284.50'), toCents(0.29), toCents(1.005), toCents(-3.1)]).toEqual([
    128_450, 128_450, 29, 100, -310,
  ])
  expect([toDollars(128_450), toDollars(-1)]).toEqual([1284.5, -0.01])
  expect([sumCents([]), sumCents([1, 2, 40])]).toEqual([0, 43])
})

it('is rounded half up, away from zero if negative', () => {
  expect([percentOf(50, 1), percentOf(49, 1), percentOf(150, 1), percentOf(-50, 1)]).toEqual([1, 0, 2, -1])
  expect([times(1, 0.5), times(1, 0.499), times(-1, 0.5)]).toEqual([1, 0, -1])
  expect([perHour(1, 30), perHour(1, 29), perHour(-1, 30)]).toEqual([1, 0, -1])
})

it('is rounded on the decimal value, not the binary one', () => {
  // 10.2 % of 445.90 is 45.4818; 1.15 % of 1.00 is 0.0115; 0.35 × 10 is 3.5 exactly.
  expect([percentOf(44_590, 10.2), percentOf(10_000, 1.15), percentOf(1000, 0.35)]).toEqual([4548, 115, 4])
  // 7.125 % of 1,000.00, and of 0.80, which is 5.7 cents.
  expect([percentOf(100_000, 7.125), percentOf(80, 7.125)]).toEqual([7125, 6])
  expect(times(toCents(1.1), 1.005)).toBe(111)
  expect(perHour(12_000, 150)).toBe(30_000)
})

it('is the lowest price of a margin, never a cent below it', () => {
  expect(leastAtMargin(10, 20)).toBe(12.5)
  expect(leastAtMargin(10, 30)).toBe(14.29)
  expect(leastAtMargin(64.54, 20)).toBe(80.68)
  expect(leastAtMargin(10.0001, 0)).toBe(10.01)
  expect(leastAtMargin(0, 50)).toBe(0)
})

it('is price times quantity for a line', () => {
  expect(lineAmount({ price: 148.9, quantity: 2 })).toBe(297.8)
  expect(lineAmount({ price: 19.99, quantity: 0.125 })).toBe(2.5)
})

it('is formatted with a dollar sign, thousands and two decimals', () => {
  expect([formatDollars(1284.5), formatDollars(-12), formatDollars(0)]).toEqual([
    '$1,284.50',
    '-$12.00',
    '$0.00',
  ])
})
