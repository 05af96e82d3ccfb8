import { expect, it } from 'vitest'
import { linesOfPage } from './lines/pdf-lines.ts'
import { textOf } from './text-line.ts'

const text = (str: string, x: number, y: number, size: number) => ({
  str,
  width: str.length * size * 0.5,
  transform: [size, 0, 0, size, x, y],
})

const asSeen = [1, 0, 0, -1, 0, 792]

it('a label in smaller print that stands as high as its value is in one line with it', () => {
  const lines = linesOfPage(
    1,
    [
      text('PO NO', 460, 700, 6),
      text('Sales and service', 20, 697.2, 9.5),
      text('S048817', 510, 697.2, 9.5),
      text('DATE', 460, 685, 6),
      text('11/04/26', 510, 682.2, 9.5),
    ],
    asSeen,
  )
  expect(lines.map(textOf)).toEqual(['Sales and service  PO NO  S048817', 'DATE  11/04/26'])
})

it('but a line below another in smaller print is its own, and so is one below a name in large letters', () => {
  const lines = linesOfPage(
    1,
    [
      text('PO NO', 460, 700, 6),
      text('S048817', 460, 691, 9.5),
      text('ALDER LEASING', 20, 660, 16),
      text('Breakdown desk', 360, 655, 9.5),
    ],
    asSeen,
  )
  expect(lines.map(textOf)).toEqual(['PO NO', 'S048817', 'ALDER LEASING', 'Breakdown desk'])
})

it('lines of a column do not join those of an address beside it', () => {
  const lines = linesOfPage(
    1,
    [
      text('Lakeside Diesel', 49, 626, 8),
      text('14 Oak St', 49, 617, 8),
      text('Ottawa, IL 61350', 49, 608, 8),
      text('Elm Grove Sand Co.', 215, 626, 8),
      text('2200 Depot St', 215, 617, 8),
      text('Elm Grove, IL 61355', 215, 608, 8),
      text('DATE', 382, 620, 8),
      text('11/04/26', 415, 620, 8),
    ],
    asSeen,
  )
  expect(lines.map(textOf)).toEqual([
    'Lakeside Diesel  Elm Grove Sand Co.',
    '14 Oak St  2200 Depot St  DATE  11/04/26',
    'Ottawa, IL 61350  Elm Grove, IL 61355',
  ])
})
