import { expect, it } from 'vitest'
import { isExactly } from './is-exactly.ts'

it.each([
  ['jose lopez', 'José López'],
  ['BF7587', 'BF-7587'],
  ['#700', '700'],
  ['(312) 555-0188', '+13125550188'],
  ['312.555.0188', '+13125550188'],
])('%s is exactly %s', (typed, name) => expect(isExactly(typed, ['other', null, name])).toBe(true))

it.each([
  ['jose', 'José López'],
  ['BF758', 'BF-7587'],
  ['-', ''],
  ['5550188', '+13125550188'],
])('%s is not all of %s', (typed, name) => expect(isExactly(typed, [name])).toBe(false))
