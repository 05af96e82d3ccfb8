import { expect, it } from 'vitest'
import type { TextCell, TextLine } from '../text-line.ts'
import { withColumnsApart } from './touching-columns.ts'

const cell = (text: string, from: number, to: number): TextCell => ({ text, from, to })
const line = (number: number, ...cells: TextCell[]): TextLine => ({ page: 1, line: number, cells })
const textsOf = (lines: readonly TextLine[]) => lines.map(({ cells }) => cells.map(({ text }) => text))

it('splits cells that touch where a word begins under the next head, in each row', () => {
  const lines = [
    line(1, cell('Trailer', 58, 86), cell('VIN', 159, 176)),
    line(2, cell('84031 1JJV532D2FL840031', 129, 256)),
    line(3, cell('70415 1GRAP0627HT704415', 129, 262)),
  ]
  expect(textsOf(withColumnsApart(lines)).slice(1)).toEqual([
    ['84031', '1JJV532D2FL840031'],
    ['70415', '1GRAP0627HT704415'],
  ])
})

it('splits heads that touch, if the rows say so', () => {
  const lines = [
    line(1, cell('Asset ID', 58, 96), cell('Odometer Problem', 257, 347)),
    line(2, cell('GP-07', 58, 90), cell('132440 Starter clicks and does not crank', 274, 455)),
    line(3, cell('GP-12', 58, 90), cell('60210 Brake warning buzzer stays on', 279, 446)),
  ]
  expect(textsOf(withColumnsApart(lines))).toEqual([
    ['Asset ID', 'Odometer', 'Problem'],
    ['GP-07', '132440', 'Starter clicks and does not crank'],
    ['GP-12', '60210', 'Brake warning buzzer stays on'],
  ])
})

it('leaves a text that only reaches into the next column', () => {
  const lines = [
    line(1, cell('Work', 58, 90), cell('Hours', 158, 180)),
    line(2, cell('Replace the left rear mud flap', 58, 200)),
    line(3, cell('Weld crossmembers', 58, 150)),
  ]
  expect(withColumnsApart(lines)).toEqual(lines)
})

it('leaves a head whose two words are one label, and the state before its plates', () => {
  const lines = [
    line(1, cell('Unit', 58, 76), cell('License tag', 157, 205)),
    line(2, cell('GP-07', 58, 90), cell('Ohio 4471 KT', 168, 230)),
    line(3, cell('GP-12', 58, 90), cell('Ohio 4472 KT', 168, 230)),
  ]
  expect(withColumnsApart(lines)).toEqual(lines)
})

it('leaves a text that begins before its centered head, beside one that the head before stands over', () => {
  const lines = [
    line(1, cell('Item', 45, 63), cell('Description', 190, 243), cell('Qty', 376, 390)),
    line(2, cell('001', 40, 52), cell('REPAIR OF PACKER TRUCK - UNIT 5614', 76, 206), cell('1', 380, 384)),
    line(3, cell('DRAG LINK AND ALIGNMENT PER QUOTE Q-4471', 76, 239)),
    line(4, cell('REPLACE TIE ROD ENDS AND BOLTS BOTH SIDES', 76, 231)),
  ]
  expect(withColumnsApart(lines)).toEqual(lines)
})
