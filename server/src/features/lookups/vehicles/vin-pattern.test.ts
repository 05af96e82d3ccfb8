import { expect, it } from 'vitest'
import { matchVinPattern } from './vin-pattern.ts'

const vin = '1FUJGLDR6CSBM1234'

it.each([
  ['JGL', 3],
  ['*G*DR', 3],
  ['J[A-H]L', 3],
  ['J[GK]*D', 3],
  ['*****|CS', 2],
  ['*****|***M#', 2],
  ['J[A-F]L', null],
  ['KGL', null],
  ['*****|CT', null],
  ['*****|****B', null],
])('weighs %s as %s', (pattern, weight) => {
  expect(matchVinPattern(pattern, vin)).toBe(weight)
})
