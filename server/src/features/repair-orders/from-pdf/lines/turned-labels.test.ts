import { expect, it } from 'vitest'
import { valuesOf } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'
import { textOf } from '../text-line.ts'
import { linesOfPage } from './pdf-lines.ts'

const asSeen = [1, 0, 0, -1, 0, 792]

const text = (str: string, x: number, y: number) => ({
  str,
  width: str.length * 5,
  transform: [10, 0, 0, 10, x, y],
})
/** Read from below to above, and from above to below. */
const up = (str: string, x: number, y: number) => ({
  str,
  width: str.length * 5,
  transform: [0, 8, -8, 0, x, y],
})
const down = (str: string, x: number, y: number) => ({
  str,
  width: str.length * 5,
  transform: [0, -8, 8, 0, x, y],
})

const blocks = [
  text('Village of Elm Grove', 60, 700),
  text('Attn: Accounts Payable', 60, 689),
  text('14 Oak St', 60, 678),
  text('LAKESIDE TRUCK REPAIR INC', 60, 662),
  text('2200 Depot St', 60, 651),
  text('Ottawa, IL 61350', 60, 640),
]

it('a label rotated along the edge of a block is one in its first line', () => {
  const lines = linesOfPage(1, [...blocks, up('VENDOR', 48, 638), up('BILL TO', 48, 672)], asSeen)
  expect(lines.map(textOf)).toEqual([
    'BILL TO  Village of Elm Grove',
    'Attn: Accounts Payable',
    '14 Oak St',
    'VENDOR  LAKESIDE TRUCK REPAIR INC',
    '2200 Depot St',
    'Ottawa, IL 61350',
  ])
  expect(valuesOf(findInText(lines).customers)).toEqual(['Village of Elm Grove'])
})

it('whichever way it is rotated', () => {
  const lines = linesOfPage(1, [...blocks, down('VENDOR', 44, 664), down('BILL TO', 44, 705)], asSeen)
  expect(valuesOf(findInText(lines).customers)).toEqual(['Village of Elm Grove'])
  expect(lines).toHaveLength(6)
})

it('but what is no label, or has nothing close beside it, is a line of its own', () => {
  const lines = linesOfPage(
    1,
    [...blocks, text('Net 30', 500, 700), up('Form 118-B rev. 3', 48, 640), up('SHIP TO', 400, 672)],
    asSeen,
  )
  expect(lines.slice(6).map(textOf)).toEqual(['Form 118-B rev. 3', 'SHIP TO'])
})
