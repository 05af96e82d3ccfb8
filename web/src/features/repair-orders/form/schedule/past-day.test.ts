import { expect, it } from 'vitest'
import { isPastDay } from './past-day.ts'

it('warns of a past day unless the order was saved with it', () => {
  const today = '2026-11-21'
  expect(isPastDay('2026-11-20', undefined, today)).toBe(true)
  expect(isPastDay('2026-11-20 23:59', undefined, today)).toBe(true)
  expect(isPastDay('2026-11-21 00:00', undefined, today)).toBe(false)
  expect(isPastDay('2026-11-22', undefined, today)).toBe(false)
  expect(isPastDay('2026-11-20', '2026-11-20', today)).toBe(false)
  expect(isPastDay('2026-11-19', '2026-11-20', today)).toBe(true)
  expect(isPastDay(null, undefined, today)).toBe(false)
})
