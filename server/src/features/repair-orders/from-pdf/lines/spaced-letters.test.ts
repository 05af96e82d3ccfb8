import { expect, it } from 'vitest'
import { withWholeWords } from './spaced-letters.ts'

const textOf = (text: string) => withWholeWords([{ text, x: 0, width: 90, size: 7 }]).map(piece => piece.text)

it.each([
  ['W o r k O r d e r #', 'Work Order #'],
  ['S O L D TO', 'SOLD TO'],
  ['A x l e : 2', 'Axle : 2'],
])('makes words of letters apart, as far as their capitals tell: %s', (apart, words) => {
  expect(textOf(apart)).toEqual([words])
})

it.each(['P F P F 1', 'X X X X 2', '1 G R A P 0 6', 'g r a p 0'])('leaves %s', letters => {
  expect(textOf(letters)).toEqual([letters])
})
