import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guardFormulas, withoutGuards } from './formula-guard.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x\t@sum', "x\t'@sum"],
  ['＝1+1', "'＝1+1"],
  ["'00123", "''00123"],
  ['5-Mar', '5-Mar'],
])('guards %j', (text, guarded) => {
  expect(guardFormulas(text)).toBe(guarded)
})

it('gives every text back', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '-', "'", ';', '\t', '1', 'a', '＝', ' ') })
  fc.assert(
    fc.property(text, one => {
      expect(withoutGuards(guardFormulas(one))).toBe(one)
    }),
  )
})
