import { expect, it } from 'vitest'
import type { ListColumn } from '../list-types.ts'
import { cssWidths, stepsToFit, totalMinWidth, visibleColumns } from './table-layout.ts'

const column = (title: string, more: Partial<ListColumn<object>>): ListColumn<object> => ({
  title,
  render: () => null,
  ...more,
})
const columns = [
  column('number', { width: 100 }),
  column('customer', { minWidth: 200 }),
  column('mechanic', { width: 120, hidePriority: 1 }),
  column('status', { width: 110, hidePriority: 2 }),
  column('total', { width: 130, isPinned: true }),
]
const titlesAt = (room: number) =>
  visibleColumns(columns, stepsToFit(columns, room)).map(({ title }) => title)

it('shows every column if all fit', () => {
  expect(stepsToFit(columns, 660)).toBe(0)
})

it('hides columns by priority, and only as many as necessary', () => {
  expect(titlesAt(659)).toEqual(['number', 'customer', 'status', 'total'])
  expect(titlesAt(540)).toEqual(['number', 'customer', 'status', 'total'])
  expect(titlesAt(539)).toEqual(['number', 'customer', 'total'])
})

it('never hides columns without a priority, and reports that they do not fit', () => {
  expect(stepsToFit(columns, 430)).toBe(2)
  expect(stepsToFit(columns, 429)).toBe(3)
  expect(titlesAt(100)).toEqual(['number', 'customer', 'total'])
})

it('divides the rest among columns without a width in proportion to their minimum', () => {
  const flexible = [
    column('a', { minWidth: 100 }),
    column('b', { width: 50 }),
    column('c', { minWidth: 300 }),
  ]
  expect(totalMinWidth(flexible)).toBe(450)
  expect(cssWidths(flexible, 40)).toEqual([
    'max(100px, calc((100cqw - 90px) * 0.25))',
    '50px',
    'max(300px, calc((100cqw - 90px) * 0.75))',
  ])
})
