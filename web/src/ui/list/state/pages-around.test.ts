import { expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

it('offers every page of a short list', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('offers the ends and the pages around the current one, always in the same number of places', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pagesAround(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(pagesAround(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
  expect(pagesAround(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
  for (let last = 1; last < 40; last += 1)
    for (let page = 1; page <= last; page += 1) {
      const offered = pagesAround(page, last)
      expect(offered).toHaveLength(Math.min(last, 7))
      expect(offered).toContain(page)
      const numbers = offered.filter(page => page !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
})
