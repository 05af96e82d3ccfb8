import { expect, it } from 'vitest'
import { comesIntoSight, outOfSightMs } from './comes-into-sight.ts'

it('is one scan as long as it stays in the picture, also where that is looked at seldom, or missed in between', () => {
  const isNew = comesIntoSight()
  expect(isNew('A', 0)).toBe(true)
  expect(isNew('A', 100)).toBe(false)
  expect(isNew('A', 10_000)).toBe(false)
  expect(isNew(undefined, 10_100)).toBe(false)
  expect(isNew('A', 10_200)).toBe(false)
})

it('is another one when it was gone for a while, or another text', () => {
  const isNew = comesIntoSight()
  expect(isNew('A', 0)).toBe(true)
  expect(isNew(undefined, 100)).toBe(false)
  expect(isNew(undefined, 1000)).toBe(false)
  expect(isNew('A', 100 + outOfSightMs)).toBe(true)
  expect(isNew('B', 2000)).toBe(true)
  expect(isNew('A', 2100)).toBe(true)
})
