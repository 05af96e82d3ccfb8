import { expect, it } from 'vitest'
import { markMatches } from './mark-matches.ts'

const marked = (text: string, typed: string) =>
  markMatches(text, typed)
    .map(part => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['José López', 'lopez jo', '[Jo]sé [López]'],
  ['BF-7587 Fuel filter', 'bf7587', '[BF-7587] Fuel filter'],
  ['+1 (312) 555-0188', '3125550188', '+1 ([312) 555-0188]'],
  ['R-000869', 'r-000869', '[R-000869]'],
  ['Anna and Ann', 'a', '[A]nna [a]nd [A]nn'],
  ['Kenworth', '.*', 'Kenworth'],
  ['Йод', 'йод', '[Йод]'],
])('in %s, %s marks %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected))
