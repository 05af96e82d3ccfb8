import { expect, it } from 'vitest'
import { retryWaitMs } from './retry-wait.ts'

it('never waits more than half a minute if nothing else is said, and every browser a while of its own', () => {
  expect([0, 1, 2, 10, 2000].map(attempt => retryWaitMs(attempt, 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ])
  expect([0, 0.5, 1].map(random => retryWaitMs(2, random))).toEqual([2000, 3000, 4000])
  expect(retryWaitMs(10, 1, 60_000)).toBe(60_000)
})
